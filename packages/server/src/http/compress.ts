import type { FastifyInstance, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { codingOf } from './static-file.ts';

/** Answers below this size are not compressed, bytes: they fit into a packet or two anyway. */
const COMPRESS_FROM = 2048;
/**
 * Up to this size, synchronous compression takes less time than passing the work to another thread: 8 kB in 0.04 ms.
 */
const AT_ONCE = 32 * 1024;
/** Lowest quality: each answer is compressed anew, and this level reaches most of the gain with little work. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const GZIP = { level: 1 };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compresses answers in JSON. The length of a compressed answer reveals what it has in common with data that an
 * attacker put into it (BREACH), if a page of another origin can make the browser send the call as its user. So only
 * calls that no such page can send are compressed: reading calls, and calls with a session header, which browsers do
 * not add for other origins. Calls that return a session or a ticket need neither, and are not compressed.
 */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < COMPRESS_FROM || !mayCompress(request)) return payload;
    if (reply.hasHeader('content-encoding') || !String(reply.getHeader('content-type')).includes('json'))
      return payload;
    reply.header('vary', [reply.getHeader('vary') ?? [], 'Accept-Encoding'].flat().join(', '));
    const coding = codingOf(request.headers['accept-encoding']);
    if (coding === 'identity') return payload;
    reply.removeHeader('content-length').header('content-encoding', coding);
    if (payload.length > AT_ONCE) return coding === 'br' ? brotli(payload, BROTLI) : zip(payload, GZIP);
    return coding === 'br' ? brotliCompressSync(payload, BROTLI) : gzipSync(payload, GZIP);
  });
}

function mayCompress({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' || headers.authorization !== undefined || headers['x-serial-number-id'] !== undefined;
}
