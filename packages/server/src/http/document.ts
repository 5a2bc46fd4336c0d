import { openapi } from '@gongdi/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { API_PAGE, API_SCRIPT, API_STYLE, apiPage } from './api-page/page.ts';
import { SCRIPT } from './api-page/script.ts';
import { STYLE } from './api-page/style.ts';
import { languageOf } from './language.ts';
import type { Limiter } from './limits.ts';
import { pagePolicy } from './security.ts';
import { sendFile } from './send-file.ts';
import { staticFile, type StaticFile } from './static-file.ts';

/** Content security policy of the page: its own two files, nothing inline. */
const POLICY = pagePolicy({ named: [], loopback: false });

/**
 * Serves the API document at `/openapi.json` and as a readable page at `/docs/api`. Each is made and compressed once.
 */
export function addDocument(app: FastifyInstance, version: string, limit: Limiter): void {
  const once = <T>(make: () => T): (() => T) => {
    let made: T | undefined;
    return () => (made ??= make());
  };
  const document = once(() => openapi(version));
  const json = once(() => fileOf('application/json; charset=utf-8', JSON.stringify(document())));
  // These need no session, so an address may request them as often as any public call.
  const onRequest = (request: FastifyRequest) => limit(request, true);
  app.get('/openapi.json', { onRequest }, async (request, reply) => sendFile(request, reply, json()));

  const pages = {
    zh: once(() => fileOf('text/html; charset=utf-8', apiPage(document(), 'zh'))),
    en: once(() => fileOf('text/html; charset=utf-8', apiPage(document(), 'en'))),
  };
  const style = once(() => fileOf('text/css; charset=utf-8', STYLE));
  const script = once(() => fileOf('text/javascript; charset=utf-8', SCRIPT));
  app.get<{ Querystring: { lang?: string } }>(API_PAGE, { onRequest }, async (request, reply) => {
    const { lang } = request.query;
    const chosen = lang === 'zh' || lang === 'en' ? lang : languageOf(request.headers['accept-language']);
    reply.header('content-security-policy', POLICY).header('vary', 'Accept-Language');
    return sendFile(request, reply, pages[chosen]());
  });
  app.get(API_STYLE, async (request, reply) => sendFile(request, reply, style()));
  app.get(API_SCRIPT, async (request, reply) => sendFile(request, reply, script()));
}

/**
 * The ETag is a hash of the content, so that a client need not load the file again from another server or after a
 * restart.
 */
function fileOf(type: string, text: string): StaticFile {
  const bytes = Buffer.from(text);
  return staticFile(type, bytes, createHash('sha256').update(bytes).digest('hex').slice(0, 16));
}
