import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The files whose messages the page says, as they lie beside the program's source. */
const FILES = ['table.ftl', 'page.ftl', 'penumbra-page.ftl'];

/** While one works on the page, its words are those of `locales/` as they are now, not those that the running program carries. */
export function words(server: string): Plugin {
  return {
    name: 'words',
    apply: 'serve',
    configureServer(dev) {
      dev.middlewares.use('/api/words/', (request, response) => {
        const url = new URL(request.url ?? '/', `${server}/api/words/`);
        const answer = async () => {
          const told = await fetch(`${server}/api/words${url.pathname}${url.search}`);
          if (!told.ok) return { status: told.status, body: await told.text() };
          const page = (await told.json()) as { language: string; messages: string };
          const fresh = FILES.map((file) => readFileSync(join('..', 'locales', page.language, file), 'utf8'));
          return { status: 200, body: JSON.stringify({ ...page, messages: [...fresh, page.messages].join('\n') }) };
        };
        answer().then(
          ({ status, body }) => {
            response.writeHead(status, { 'content-type': 'application/json' });
            response.end(body);
          },
          () => response.writeHead(502).end(),
        );
      });
    },
  };
}
