import { openapi } from '@gongdi/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { API_PAGE, API_SCRIPT, API_STYLE, apiPage } from './api-page/page.ts';
import { SCRIPT } from './api-page/script.ts';
import { STYLE } from './api-page/style.ts';
import { languageOf } from './language.ts';
import { pagePolicy } from './security.ts';

const pack = promisify(gzip);

/** What the page may load: its own two files, nothing inline. */
const POLICY = pagePolicy({ named: [], loopback: false });

/** The API document at `/openapi.json` and as a page to read at `/docs/api`, each made once. */
export function addDocument(app: FastifyInstance, version: string): void {
  const once = <T>(make: () => T): (() => T) => {
    let made: T | undefined;
    return () => (made ??= make());
  };
  const document = once(() => openapi(version));
  const text = once(() => JSON.stringify(document()));
  app.get('/openapi.json', async (_, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text()),
  );

  const pages = {
    zh: once(() => fileOf('text/html; charset=utf-8', apiPage(document(), 'zh'))),
    en: once(() => fileOf('text/html; charset=utf-8', apiPage(document(), 'en'))),
  };
  const style = once(() => fileOf('text/css; charset=utf-8', STYLE));
  const script = once(() => fileOf('text/javascript; charset=utf-8', SCRIPT));
  app.get<{ Querystring: { lang?: string } }>(API_PAGE, async (request, reply) => {
    const { lang } = request.query;
    const chosen = lang === 'zh' || lang === 'en' ? lang : languageOf(request.headers['accept-language']);
    return send(request, reply.header('content-security-policy', POLICY), await pages[chosen]());
  });
  app.get(API_STYLE, async (request, reply) => send(request, reply, await style()));
  app.get(API_SCRIPT, async (request, reply) => send(request, reply, await script()));
}

interface MadeFile {
  type: string;
  etag: string;
  plain: Buffer;
  packed: Buffer;
}

async function fileOf(type: string, text: string): Promise<MadeFile> {
  const plain = Buffer.from(text);
  const etag = createHash('sha256').update(plain).digest('hex').slice(0, 16);
  return { type, etag, plain, packed: await pack(plain) };
}

function send(request: FastifyRequest, reply: FastifyReply, file: MadeFile): FastifyReply {
  const packed = GZIP.test(request.headers['accept-encoding'] ?? '');
  const etag = `"${file.etag}${packed ? '-gzip' : ''}"`;
  reply
    .type(file.type)
    .header('cache-control', 'no-cache')
    .header('vary', 'Accept-Encoding, Accept-Language')
    .header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  if (packed) reply.header('content-encoding', 'gzip');
  return reply.send(packed ? file.packed : file.plain);
}

/** Accepted, and not by a weight of nothing. */
const GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/;

/** `/healthz`: the process answers. `/readyz`: it can serve, its database included. */
export function addHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const ready = await isReady();
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable' });
  });
}
