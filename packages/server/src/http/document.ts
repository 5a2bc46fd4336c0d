import { openapi } from '@gongdi/api';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { API_PAGE, API_SCRIPT, API_STYLE, apiPage } from './api-page/page.ts';
import { SCRIPT } from './api-page/script.ts';
import { STYLE } from './api-page/style.ts';
import { languageOf } from './language.ts';
import { pagePolicy } from './security.ts';
import { sendFile } from './send-file.ts';
import { staticFile, type StaticFile } from './static-file.ts';

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
    reply.header('content-security-policy', POLICY).header('vary', 'Accept-Language');
    return sendFile(request, reply, pages[chosen]());
  });
  app.get(API_STYLE, async (request, reply) => sendFile(request, reply, style()));
  app.get(API_SCRIPT, async (request, reply) => sendFile(request, reply, script()));
}

/** Named by its content, so that whoever has it need not load it again from another server or after a start. */
function fileOf(type: string, text: string): StaticFile {
  const bytes = Buffer.from(text);
  return staticFile(type, bytes, createHash('sha256').update(bytes).digest('hex').slice(0, 16));
}

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
