import { GongdiError } from '@gongdi/domain';
import type { FastifyInstance } from 'fastify';
import { createReadStream } from 'node:fs';
import { MAP_FILES, type MapFile } from '../maps/index.ts';

/** A byte range of a file, both ends included. */
interface Part {
  start: number;
  end: number;
}

/** Serves the data files of maps, whole or in ranges: an archive of tiles is read a few kilobytes at a time. */
export function addMapFiles(app: FastifyInstance, files: ReadonlyMap<string, MapFile>): void {
  app.get<{ Params: { name: string } }>(`${MAP_FILES}:name`, async (request, reply) => {
    const found = files.get(request.params.name);
    if (!found) throw new GongdiError('notFound');
    reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('etag', found.etag)
      .header('accept-ranges', 'bytes')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(found.type);
    const { range } = request.headers;
    if (range === undefined && request.headers['if-none-match'] === found.etag) return reply.status(304).send();
    const part = range === undefined ? undefined : partOf(range, found.size);
    if (part === null) return reply.status(416).header('content-range', `bytes */${found.size}`).send();
    const { start, end } = part ?? { start: 0, end: found.size - 1 };
    if (part) reply.status(206).header('content-range', `bytes ${start}-${end}/${found.size}`);
    return reply.header('content-length', end - start + 1).send(createReadStream(found.file, { start, end }));
  });
}

/**
 * Parses a `Range` header with one range (RFC 9110, section 14.1). @returns null for a range that the file does not
 * have
 */
function partOf(range: string, size: number): Part | undefined | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  // For several ranges, or another unit, the whole file is a valid answer.
  if (from === undefined || to === undefined || from + to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end && start < size ? { start, end } : null;
}
