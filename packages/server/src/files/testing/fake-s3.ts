import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { hashOf } from '../hash.ts';

/** A store in memory that answers like S3, in small pages, and fails on request. */
export interface FakeS3 {
  /** URL of its bucket. */
  url: string;
  objects: Map<string, { bytes: Buffer; at: number }>;
  /** Every request received, `PUT site/ab/cd/…`. */
  asked: string[];
  /** Status codes to send instead of the next answers; 0 closes the connection. */
  failures: number[];
  close: () => Promise<void>;
}

const BUCKET = '/bucket';
/** Entries of one page of a list: several pages even in a small test. */
const PORTION = 2;

export async function fakeS3(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  const asked: string[] = [];
  const failures: number[] = [];
  const server = http.createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const body = Buffer.concat(parts);
      const url = new URL(request.url!, 'http://fake');
      const key = url.pathname.slice(BUCKET.length + 1);
      asked.push(`${request.method} ${key}`);
      const failure = failures.shift();
      if (failure === 0) return void request.socket.destroy();
      const answer = (status: number, text: string | Buffer = '') =>
        void response.writeHead(status, { 'content-length': Buffer.byteLength(text) }).end(text);
      if (failure !== undefined) return answer(failure, '<Error><Code>SlowDown</Code></Error>');
      if (!/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/here\/s3\//.test(request.headers.authorization ?? ''))
        return answer(403, '<Error><Code>InvalidAccessKeyId</Code></Error>');
      if (hashOf(body) !== request.headers['x-amz-content-sha256'])
        return answer(400, '<Error><Code>XAmzContentSHA256Mismatch</Code></Error>');
      if (key === '') return answer(200, list(objects, url.searchParams));
      if (request.method === 'PUT') objects.set(key, { bytes: body, at: Date.now() });
      if (request.method === 'DELETE') return answer(objects.delete(key) ? 204 : 404);
      const found = objects.get(key);
      const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
      if (found && first !== undefined) {
        const size = found.bytes.length;
        const to = last ? Math.min(Number(last), size - 1) : size - 1;
        response.setHeader('content-range', Number(first) < size ? `bytes ${first}-${to}/${size}` : `bytes */${size}`);
        return Number(first) < size ? answer(206, found.bytes.subarray(Number(first), to + 1)) : answer(416);
      }
      return found ? answer(200, request.method === 'PUT' ? '' : found.bytes) : answer(404, '<Error/>');
    })();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${BUCKET}`,
    objects,
    asked,
    failures,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

function list(objects: FakeS3['objects'], query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = keys.slice(0, PORTION);
  const entries = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${new Date(objects.get(key)!.at).toISOString()}</LastModified></Contents>`,
  );
  const more = keys.length > PORTION ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${entries.join('')}${more}</ListBucketResult>`;
}
