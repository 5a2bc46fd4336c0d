import type { FastifyInstance } from 'fastify';

/** `quiet`: only errors, for a person at a terminal. `json`: one line per answer, for a log collector. */
export type LogMode = 'quiet' | 'json' | 'off';

/** Writes one line per answer. Never a body, a query or a token; paths of calls contain ids only. */
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

/**
 * Returns Fastify's logger setting for a mode. Logs go to standard error, because standard output is for the results of
 * a command.
 */
export function loggerOf(mode: LogMode) {
  if (mode === 'off') return false;
  const level = mode === 'json' ? 'info' : 'error';
  return { level, base: null, stream: process.stderr, serializers: { err: errorInLog } };
}

/**
 * Reduces an error to what may be logged: its place and reason, and nothing of the data. A database error contains
 * whole rows in `detail` and `where`.
 */
export function errorInLog(error: Error & { code?: unknown; table?: unknown; constraint?: unknown }) {
  const { name, message, stack, code, table, constraint } = error;
  return { type: name, message, stack: stack ?? '', code, table, constraint };
}
