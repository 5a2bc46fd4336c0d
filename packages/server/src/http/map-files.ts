import { GongdiError } from '@gongdi/domain';
import type { FastifyInstance } from 'fastify';
import { createReadStream } from 'node:fs';
import { partOf } from '../files/index.ts';
import { MAP_FILES, type MapSetup } from '../maps/index.ts';
import { byteRange } from './byte-range.ts';

/** Serves the data files of maps, whole or in ranges: an archive of tiles is read a few kilobytes at a time. */
export function addMapFiles(app: FastifyInstance, maps: () => MapSetup): void {
  app.get<{ Params: { name: string } }>(`${MAP_FILES}:name`, async (request, reply) => {
    const found = maps().files.get(request.params.name);
    if (!found) throw new GongdiError('notFound');
    reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('etag', found.etag)
      .header('accept-ranges', 'bytes')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(found.type);
    const { range } = request.headers;
    if (range === undefined && request.headers['if-none-match'] === found.etag) return reply.status(304).send();
    const wanted = byteRange(range);
    const part = wanted && partOf(wanted, found.size);
    if (wanted && !part) return reply.status(416).header('content-range', `bytes */${found.size}`).send();
    const { from, to } = part ?? { from: 0, to: found.size - 1 };
    if (part) reply.status(206).header('content-range', `bytes ${from}-${to}/${found.size}`);
    return reply.header('content-length', to - from + 1).send(createReadStream(found.file, { start: from, end: to }));
  });
}
