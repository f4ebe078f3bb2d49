// A line to the server without a browser: as much of WebSocket as the protocol needs.
import { randomBytes } from 'node:crypto';
import net from 'node:net';

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

/** Opens a line; `heard` gets each message as it is parsed. Says how to send and how to hang up. */
export async function line(url, path, heard) {
  const socket = net.connect(Number(url.port), url.hostname);
  await new Promise((connected, failed) => socket.once('connect', connected).once('error', failed));
  socket.write(
    [
      `GET ${path} HTTP/1.1`,
      `Host: ${url.host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n'),
  );

  let rest = Buffer.alloc(0);
  let greeted = false;
  let pieces = [];
  let open;
  let failed;
  const opened = new Promise((yes, no) => ([open, failed] = [yes, no]));
  socket.on('error', failed);
  socket.on('close', () => failed(new Error('the line was closed')));
  socket.on('data', (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    if (!greeted) {
      const end = rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = rest.subarray(0, end).toString();
      rest = rest.subarray(end + 4);
      greeted = true;
      if (!/^HTTP\/1.1 101/.test(head)) return failed(new Error(head));
      open();
    }
    for (let frame = nextFrame(rest); frame; frame = nextFrame(rest)) {
      rest = rest.subarray(frame.length);
      if (frame.kind === PING) write(socket, PONG, frame.body);
      else if (frame.kind === CLOSE) socket.end();
      else if (frame.kind <= TEXT) {
        pieces.push(frame.body);
        if (!frame.last) continue;
        const whole = Buffer.concat(pieces).toString();
        pieces = [];
        heard(JSON.parse(whole));
      }
    }
  });
  await opened;
  return {
    send: (message) => write(socket, TEXT, Buffer.from(JSON.stringify(message))),
    close: () => socket.destroy(),
  };
}

/** The first frame of what has come, if all of it is there. */
function nextFrame(bytes) {
  if (bytes.length < 2) return null;
  let size = bytes[1] & 127;
  let at = 2;
  if (size === 126) {
    if (bytes.length < 4) return null;
    size = bytes.readUInt16BE(2);
    at = 4;
  } else if (size === 127) {
    if (bytes.length < 10) return null;
    size = Number(bytes.readBigUInt64BE(2));
    at = 10;
  }
  if (bytes.length < at + size) return null;
  return {
    kind: bytes[0] & 15,
    last: (bytes[0] & 128) !== 0,
    body: bytes.subarray(at, at + size),
    length: at + size,
  };
}

/** What a client sends is masked; nobody here has anything to hide by it. */
const MASK = [1, 2, 3, 4];

/** Writes one frame. */
function write(socket, kind, body) {
  const long = body.length > 125;
  const head = Buffer.alloc(long ? 8 : 6);
  head[0] = 128 | kind;
  head[1] = 128 | (long ? 126 : body.length);
  if (long) head.writeUInt16BE(body.length, 2);
  MASK.forEach((mask, i) => (head[head.length - 4 + i] = mask));
  socket.write(Buffer.concat([head, body.map((byte, i) => byte ^ MASK[i % 4])]));
}
