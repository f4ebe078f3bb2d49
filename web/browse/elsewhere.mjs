// A page that is not the one inside the program: a folder in which it was built, put before the program's API.
import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import net from 'node:net';
import { extname, join, normalize, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const KINDS = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

/** The files whose words go with the page, as they lie beside it. */
const WORDS = ['table.ftl', 'page.ftl', 'penumbra-page.ftl'];

/** Serves the page of a folder, and hands all else on to the program; says its address and how to end it. */
export async function before(program, folder) {
  const root = resolve(folder);
  const pass = (asked, answer, change) => {
    const far = request({
      host: program.hostname,
      port: program.port,
      path: asked.url,
      method: asked.method,
      headers: change ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers,
    });
    far.on('response', async (got) => {
      if (!change) {
        answer.writeHead(got.statusCode, got.headers);
        got.pipe(answer);
        return;
      }
      const body = await change(await whole(got));
      answer.writeHead(got.statusCode, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      answer.end(gzipSync(body));
    });
    far.on('error', () => answer.writeHead(502).end());
    asked.pipe(far);
  };
  const server = createServer(async (asked, answer) => {
    const path = new URL(asked.url, program).pathname;
    if (path.startsWith('/api/words/')) return pass(asked, answer, (body) => freshWords(root, body));
    if (/^\/(api|metrics)/.test(path)) return pass(asked, answer);
    const file = normalize(join(root, extname(path) ? path : 'index.html'));
    const body = await readFile(file.startsWith(root) ? file : join(root, 'index.html')).catch(() => null);
    if (!body) return answer.writeHead(404).end();
    const packed = !file.endsWith('.woff2');
    answer.writeHead(200, {
      'content-type': KINDS[extname(file)] ?? 'application/octet-stream',
      ...(packed ? { 'content-encoding': 'gzip' } : {}),
    });
    answer.end(packed ? gzipSync(body) : body);
  });
  const lines = new Set();
  server.on('upgrade', (asked, near, head) => {
    const far = net.connect(Number(program.port), program.hostname, () => {
      const heads = Object.entries(asked.headers).map(([name, value]) =>
        // The program lets in only pages of its own address.
        name === 'origin'
          ? `origin: ${program.origin}`
          : name === 'host'
            ? `host: ${program.host}`
            : `${name}: ${value}`,
      );
      far.write(`GET ${asked.url} HTTP/1.1\r\n${heads.join('\r\n')}\r\n\r\n`);
      far.write(head);
      near.pipe(far).pipe(near);
    });
    for (const each of [near, far]) {
      lines.add(each);
      each.on('error', () => {});
      each.on('close', () => {
        lines.delete(each);
        near.destroy();
        far.destroy();
      });
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: new URL(`http://127.0.0.1:${server.address().port}/`),
    close: () => {
      lines.forEach((each) => each.destroy());
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The program's words, but for those of the page, which are as they are now. */
async function freshWords(root, body) {
  const told = JSON.parse(body);
  if (!told.language) return body;
  const fresh = await Promise.all(
    WORDS.map((file) => readFile(join(root, '..', '..', 'locales', told.language, file), 'utf8').catch(() => '')),
  );
  const said = new Map([...entries(told.messages), ...entries(fresh.join('\n'))]);
  return JSON.stringify({ ...told, messages: [...said.values()].join('') });
}

/** Messages by their names, without what is written for those who edit them: as the program sends them. */
function entries(text) {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const all = new Map();
  let name = '';
  for (const line of lines) {
    if (/^[\w-]/.test(line)) name = line.split(/\s*=/, 1)[0];
    all.set(name, /^[\w-]/.test(line) ? `${line}\n` : `${all.get(name) ?? ''}${line}\n`);
  }
  return all;
}

async function whole(stream) {
  const pieces = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}
