import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

export interface Served {
  /** e.g. `http://127.0.0.1:41234` */
  url: string;
  close(): Promise<void>;
}

interface Options {
  /** Folder by address prefix; the longest prefix that matches wins, e.g. `{ '/': 'examples/html', '/elements/': … }`. */
  folders: Record<string, string>;
  headers?: Record<string, string>;
  /** May answer the request itself; then it returns true. */
  intercept?(request: IncomingMessage, response: ServerResponse): boolean;
}

/** Serves folders on a free port of the loopback address, each answer with the given headers. */
export async function serve({ folders, headers = {}, intercept }: Options): Promise<Served> {
  const prefixes = Object.keys(folders).toSorted((a, b) => b.length - a.length);
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (intercept?.(request, response)) return;
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const prefix = prefixes.find((start) => path.startsWith(start));
    const folder = prefix === undefined ? undefined : folders[prefix];
    const file = folder === undefined ? undefined : fileIn(folder, path.slice(prefix?.length));
    if (file === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
      return;
    }
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns a file below `folder`, or its index page; never a file outside of it. */
function fileIn(folder: string, path: string): string | undefined {
  const file = normalize(join(folder, path));
  if (file !== normalize(folder) && !file.startsWith(normalize(folder + sep))) return undefined;
  if (!existsSync(file)) return undefined;
  if (!statSync(file).isDirectory()) return file;
  const index = join(file, 'index.html');
  return existsSync(index) ? index : undefined;
}
