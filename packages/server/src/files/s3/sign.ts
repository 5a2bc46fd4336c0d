import { createHash, createHmac } from 'node:crypto';

export interface S3Login {
  region: string;
  key: string;
  secret: string;
}

export interface S3Request {
  method: string;
  url: URL;
  /** Headers to sign besides host, date and hash of the body; names in lower case. */
  headers?: Readonly<Record<string, string>>;
  /** SHA-256 of the body in hex. */
  bodyHash: string;
}

/** SHA-256 of an empty body. */
export const EMPTY_HASH = createHash('sha256').digest('hex');

const ALGORITHM = 'AWS4-HMAC-SHA256';

/**
 * Returns the headers that authenticate a request (AWS Signature Version 4 for S3, "Authenticating Requests: Using the
 * Authorization Header").
 * @param now epoch ms
 */
export function signed(
  { method, url, headers = {}, bodyHash }: S3Request,
  { region, key, secret }: S3Login,
  now: number,
): Record<string, string> {
  const at = new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = at.slice(0, 8);
  const all: Record<string, string> = { ...headers, 'x-amz-content-sha256': bodyHash, 'x-amz-date': at };
  const lines = Object.entries({ ...all, host: url.host }).toSorted(byName);
  const names = lines.map(([name]) => name).join(';');
  const query = [...url.searchParams].map(([name, value]) => [escape(name), escape(value)] as const).toSorted(byName);
  const canonical = [
    method,
    url.pathname
      .split('/')
      .map((part) => escape(decodeURIComponent(part)))
      .join('/'),
    query.map(([name, value]) => `${name}=${value}`).join('&'),
    ...lines.map(([name, value]) => `${name}:${value.trim()}`),
    '',
    names,
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = [ALGORITHM, at, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const signingKey = scope.split('/').reduce<Buffer | string>((last, part) => hmac(last, part), `AWS4${secret}`);
  const signature = hmac(signingKey, text).toString('hex');
  return {
    ...all,
    authorization: `${ALGORITHM} Credential=${key}/${scope},SignedHeaders=${names},Signature=${signature}`,
  };
}

const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const byName = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : 1);

/** Encodes as RFC 3986 requires; `encodeURIComponent` leaves some characters that it has to encode. */
function escape(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
}
