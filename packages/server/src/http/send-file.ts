import type { FastifyReply, FastifyRequest } from 'fastify';
import { codingOf, type StaticFile } from './static-file.ts';

/** Answers with a file in the best content coding that the client accepts, or with 304 if the client already has it. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile): Promise<FastifyReply> {
  const coding = file.compressible ? codingOf(request.headers['accept-encoding']) : 'identity';
  const etag = coding === 'identity' ? file.etag : file.etag.replace(/"$/, `-${coding}"`);
  reply
    .header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', etag)
    .type(file.type);
  // Added to the existing `Vary` header.
  if (file.compressible) reply.header('vary', [reply.getHeader('vary') ?? [], 'Accept-Encoding'].flat().join(', '));
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.send(await file.body(coding));
}
