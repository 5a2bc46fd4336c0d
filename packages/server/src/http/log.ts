import type { FastifyInstance } from 'fastify';

/** `quiet`: only what went wrong, for a person at a terminal. `json`: one line per answer, for a collector. */
export type LogMode = 'quiet' | 'json' | 'off';

/** One line per answer. Never a body, a query, a token: addresses of calls carry ids only. */
export function addAccessLog(app: FastifyInstance, mode: LogMode): void {
  if (mode !== 'json') return;
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user_id: request.caller?.id,
      },
      'answered',
    );
  });
}

/** Fastify's logger setting for a mode. Standard output is for what a command answers, so logs go beside it. */
export function loggerOf(mode: LogMode): false | { level: string; base: null; stream: NodeJS.WritableStream } {
  return mode === 'off' ? false : { level: mode === 'json' ? 'info' : 'error', base: null, stream: process.stderr };
}
