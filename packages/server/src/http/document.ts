import { openapi } from '@gongdi/api';
import type { FastifyInstance } from 'fastify';

/** The API document, made once. */
export function addDocument(app: FastifyInstance, version: string): void {
  let text: string | undefined;
  app.get('/openapi.json', async (_, reply) => {
    text ??= JSON.stringify(openapi(version));
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text);
  });
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
