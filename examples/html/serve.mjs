// Serves these pages with the elements, and hands calls on to a Gongdi server and to an engine, so that everything has
// one address: node serve.mjs [--port 8700] [--pages FOLDER] [--gongdi http://127.0.0.1:8620]
// [--engine http://127.0.0.1:8080]
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '8700' },
    pages: { type: 'string', default: dirname(fileURLToPath(import.meta.url)) },
    gongdi: { type: 'string', default: 'http://127.0.0.1:8620' },
    engine: { type: 'string', default: 'http://127.0.0.1:8080' },
  },
});

const PAGES = resolve(options.pages);
const ELEMENTS = dirname(createRequire(import.meta.url).resolve('@gongdi/elements/loader'));
const HANDED_ON = { '/api/': options.gongdi, '/engine-rest/': options.engine, '/process-api/': options.engine };
const POLICY =
  "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:";
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.bpmn': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

function handOn(incoming, outgoing, target) {
  const address = new URL(incoming.url, target);
  const headers = { ...incoming.headers, host: address.host };
  // an engine asks for the account of a page that names another origin
  delete headers.origin;
  const asked = request(address, { method: incoming.method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  asked.on('error', () => {
    outgoing.writeHead(503, { 'content-type': 'application/json; charset=utf-8' });
    outgoing.end(JSON.stringify({ message: `${target} 没有响应，请先启动它` }));
  });
  incoming.pipe(asked);
}

function file(path) {
  const inElements = path.startsWith('/elements/');
  const folder = inElements ? ELEMENTS : PAGES;
  const found = join(folder, normalize(inElements ? path.slice('/elements'.length) : path));
  return existsSync(found) && statSync(found).isFile() ? found : undefined;
}

const server = createServer((incoming, outgoing) => {
  const path = decodeURIComponent(new URL(incoming.url ?? '/', 'http://page').pathname);
  const target = Object.entries(HANDED_ON).find(([prefix]) => path.startsWith(prefix))?.[1];
  if (target) return handOn(incoming, outgoing, target);
  const found = file(path === '/' ? '/index.html' : path);
  if (!found) return outgoing.writeHead(404).end();
  const type = TYPES[extname(found)] ?? 'application/octet-stream';
  outgoing.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY });
  return createReadStream(found).pipe(outgoing);
}).listen(Number(options.port), '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`);
});
