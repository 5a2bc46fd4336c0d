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
export function loggerOf(mode: LogMode) {
  if (mode === 'off') return false;
  const level = mode === 'json' ? 'info' : 'error';
  return { level, base: null, stream: process.stderr, serializers: { err: errorInLog } };
}

/**
 * What a log says of an error: where and why, and nothing of the row that it was about. A database names whole rows in
 * `detail` and `where`.
 */
export function errorInLog(error: Error & { code?: unknown; table?: unknown; constraint?: unknown }) {
  const { name, message, stack, code, table, constraint } = error;
  return { type: name, message, stack: stack ?? '', code, table, constraint };
}
