import type { FastifyInstance, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { codingOf } from './static-file.ts';

/** Smaller answers fit into a packet or two anyway, bytes. */
const COMPRESS_FROM = 2048;
/** Up to here compressing at once takes less than handing it to another thread and back does: 8 kB in 0.04 ms. */
const AT_ONCE = 32 * 1024;
/** Made for each answer anew, so little work for most of the gain. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const GZIP = { level: 1 };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compresses answers in JSON. The length of a compressed answer tells what it has in common with what
 * somebody else put into it (BREACH), when a page of elsewhere can make the browser ask as its user. So only those calls
 * are answered compressed that no such page can make: reading calls, and those with a header of the session, which
 * browsers do not send for others. What hands out a session or a ticket is asked with neither, and stays as it is.
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
