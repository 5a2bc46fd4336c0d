import { GongdiError } from '@gongdi/domain';
import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ByteRange } from '../../handler/index.ts';
import type { BlobStore } from '../blob-store.ts';
import { filesLabel } from '../text/index.ts';
import { hashOf, shardedPath } from '../hash.ts';
import { EMPTY_HASH, signed, type S3Login } from './sign.ts';

export interface S3Options extends S3Login {
  /** URL of the bucket: `https://bucket.s3.example.com` or `http://minio:9000/bucket`. */
  url: string;
  /** Prefix of all keys, so that the bucket may hold other objects too. */
  prefix?: string;
  /** Pause before the first retry, ms; it doubles with each retry. */
  pause?: number;
}

/** Attempts for one request, because networks and stores fail temporarily. */
const TRIES = 4;
const PAUSE_MS = 200;
/** Timeout of one request with all its bytes, ms: shorter than the allowed idle time of a transaction. */
const LIMIT_MS = 50_000;

/**
 * Stores blobs in a bucket of an S3-compatible store (AWS, MinIO, Ceph, OSS and others). The store checks each body
 * against its hash. Writing an existing blob again resets its age.
 * @throws GongdiError `unavailable` from each of its functions when the store cannot be reached or refuses the request
 */
export function s3Blobs(options: S3Options): BlobStore {
  const base = options.url.replace(/\/+$/, '');
  const prefix =
    options.prefix === undefined || options.prefix === '' ? '' : `${options.prefix.replace(/^\/+|\/+$/g, '')}/`;
  const keyOf = (hash: string): string => `${prefix}${shardedPath(hash)}`;

  async function ask(
    method: string,
    url: URL,
    body?: Uint8Array | LocalFile,
    fine: readonly number[] = [],
    more: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const bodyHash = body ? ('file' in body ? body.hash : hashOf(body)) : EMPTY_HASH;
    let last: unknown;
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (tries > 0) await sleep((options.pause ?? PAUSE_MS) * 2 ** (tries - 1));
      try {
        // A body compressed in transit would have another length.
        const login = signed({ method, url, bodyHash }, options, Date.now());
        const headers = { ...login, ...more, 'accept-encoding': 'identity' };
        const signal = AbortSignal.timeout(LIMIT_MS);
        const answer = await fetch(url, { method, headers, signal, ...(body && (await sent(body))) });
        if (answer.ok || fine.includes(answer.status)) return answer;
        last = new Error(`${method} ${url.pathname}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
        // A request that was wrong would fail again, so it is not retried.
        if (answer.status < 500 && answer.status !== 429) break;
      } catch (error) {
        last = error;
      }
    }
    throw new GongdiError('unavailable', { label: filesLabel('storeAway'), cause: last });
  }

  const urlOf = (hash: string): URL => new URL(`${base}/${keyOf(hash)}`);

  return {
    put: async (bytes) => {
      const hash = hashOf(bytes);
      await ask('PUT', urlOf(hash), bytes);
      return hash;
    },
    putFile: async (file, { hash, size }) => void (await ask('PUT', urlOf(hash), { file, hash, size })),
    open: async (hash, range) => {
      const wanted = range ? { range: headerOf(range) } : undefined;
      const answer = await ask('GET', urlOf(hash), undefined, [404, 416], wanted);
      if (answer.status === 404) return undefined;
      const [, from, to, whole] =
        /^bytes (?:(\d+)-(\d+)|\*)\/(\d+)$/.exec(answer.headers.get('content-range') ?? '') ?? [];
      if (answer.status === 416) return { size: Number(whole ?? 0), bytes: Readable.from([]) };
      if (!answer.body) return undefined;
      if (answer.status === 206)
        return { size: Number(whole), bytes: answer.body, part: { from: Number(from), to: Number(to) } };
      const length = answer.headers.get('content-length');
      if (length !== null) return { size: Number(length), bytes: answer.body };
      // A proxy in between may leave out the length of the body.
      const bytes = new Uint8Array(await answer.arrayBuffer());
      return { size: bytes.length, bytes: Readable.from([bytes]) };
    },
    has: async (hash) => (await ask('HEAD', urlOf(hash), undefined, [404])).ok,
    remove: async (hash) => void (await ask('DELETE', urlOf(hash), undefined, [404])),
    async *olderThan(moment) {
      let token: string | undefined;
      do {
        const url = new URL(base);
        url.searchParams.set('list-type', '2');
        if (prefix !== '') url.searchParams.set('prefix', prefix);
        if (token !== undefined) url.searchParams.set('continuation-token', token);
        const text = await (await ask('GET', url)).text();
        const old = blobsIn(text, keyOf).flatMap(({ hash, at }) => (at < moment ? [hash] : []));
        if (old.length > 0) yield old;
        token = valueOf(text, 'NextContinuationToken');
      } while (token !== undefined);
    },
  };
}

/** A file that is sent from disk, anew at each attempt. */
interface LocalFile {
  file: string;
  hash: string;
  size: number;
}

async function sent(body: Uint8Array | LocalFile): Promise<{ body: Blob | Uint8Array<ArrayBuffer> }> {
  // A blob of a file is read while it is sent, and says its length.
  return { body: 'file' in body ? await openAsBlob(body.file) : new Uint8Array(body) };
}

const headerOf = (range: ByteRange): string =>
  'last' in range ? `bytes=-${range.last}` : `bytes=${range.from}-${range.to ?? ''}`;

/**
 * Returns the blobs of this installation in an answer of ListObjectsV2, with the time when each was written (epoch ms);
 * other objects in the bucket are ignored.
 */
function blobsIn(text: string, keyOf: (hash: string) => string): { hash: string; at: number }[] {
  return [...text.matchAll(/<Contents>([^]*?)<\/Contents>/g)].flatMap(([, entry = '']) => {
    const key = valueOf(entry, 'Key') ?? '';
    const hash = /[0-9a-f]{64}$/.exec(key)?.[0];
    const at = Date.parse(valueOf(entry, 'LastModified') ?? '');
    return hash !== undefined && key === keyOf(hash) && Number.isFinite(at) ? [{ hash, at }] : [];
  });
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function valueOf(text: string, name: string): string | undefined {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1];
  return found?.replace(/&(lt|gt|quot|apos|amp);/g, (_, entity: string) => ENTITIES[entity]!);
}
