import type { GongdiError, Lang } from '@gongdi/domain';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import type { BlobAnswer } from '../handler/index.ts';

/** Headers that scripts of another origin may read. */
export const EXPOSED_HEADERS =
  'accept-ranges, captcha-key, content-disposition, content-length, content-range, retry-after, x-request-id, x-time-zone';

export function sendData(reply: FastifyReply, data: unknown): FastifyReply {
  return reply.header('cache-control', 'no-store').send({ code: 0, data, message: '', request_id: reply.request.id });
}

export function sendFailure(reply: FastifyReply, failure: GongdiError, lang: Lang): FastifyReply {
  const seconds = failure.entry === 'tooMany' ? /\d+/.exec(failure.label.en)?.[0] : undefined;
  if (seconds) reply.header('retry-after', seconds);
  return reply
    .status(failure.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .removeHeader('content-disposition')
    .send(failure.toEnvelope(lang, reply.request.id));
}

/** Whatever the bytes are, a browser that opens them as a page executes nothing. */
const BLOB_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** Without `sandbox`, because browsers do not start their PDF viewer in a sandbox. */
const PDF_POLICY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'";

export function sendBlob(reply: FastifyReply, blob: BlobAnswer): FastifyReply {
  reply.header('cache-control', 'no-store').type(blob.type);
  reply.header('content-security-policy', blob.type === 'application/pdf' ? PDF_POLICY : BLOB_POLICY);
  if (blob.name) {
    const way = blob.inline ? 'inline' : 'attachment';
    reply.header('content-disposition', `${way}; filename*=UTF-8''${encodeRfc5987(blob.name)}`);
  }
  if (blob.whole) addPlace(reply, blob.whole);
  return reply.send(blob.bytes instanceof Uint8Array ? Buffer.from(blob.bytes) : Readable.from(blob.bytes));
}

/** Says which part of a content the bytes are, so that a reader can ask for others. */
function addPlace(reply: FastifyReply, { size, part, etag }: NonNullable<BlobAnswer['whole']>): void {
  reply.header('accept-ranges', 'bytes').header('etag', etag);
  if (part === null) reply.status(416).header('content-range', `bytes */${size}`).header('content-length', '0');
  else if (part) {
    reply.status(206).header('content-range', `bytes ${part.from}-${part.to}/${size}`);
    reply.header('content-length', String(part.to - part.from + 1));
  } else reply.header('content-length', String(size));
}

/** Also encodes the characters that encodeURIComponent leaves as they are (RFC 5987, section 3.2.1). */
function encodeRfc5987(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
}
