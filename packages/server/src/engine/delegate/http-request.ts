import { lookup } from 'node:dns';
import { request as overHttp, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, type HostPermission } from './allowed-hosts.ts';
import { DelegateError } from './delegate-error.ts';

/** Maximum size of request or answer content, bytes. */
export const BODY_LIMIT = 1_000_000;

export interface HttpRequest {
  url: URL;
  method: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
  /** Time limit of the whole request, ms. */
  timeout: number;
}

export interface HttpAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/**
 * Checks the address that a host name resolves to, and connects to that same address: a second lookup could return
 * another one.
 */
function guarded({ how }: HostPermission): LookupFunction {
  return (host, options, callback) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(new DelegateError('unresolved', { host }, error), '', 0);
      const hidden = how === 'named' ? undefined : addresses.find(({ address }) => !isPublicAddress(address));
      if (hidden) return callback(new DelegateError('privateAddress', { host, address: hidden.address }), '', 0);
      if (options.all) return callback(null, addresses);
      const [first] = addresses;
      callback(null, first?.address ?? '', first?.family);
    });
}

/** Sends one request, without redirects, within its time and size limits. @throws DelegateError */
export async function send(request: HttpRequest, permission: HostPermission): Promise<HttpAnswer> {
  const { url, method, headers, body, timeout } = request;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Node does not call `lookup` for a literal address, so it is checked here.
  if (permission.how === 'public' && /^[\d.]+$|:/.test(host) && !isPublicAddress(host))
    throw new DelegateError('privateAddress', { host, address: host });
  const signal = AbortSignal.timeout(timeout);
  const options: RequestOptions = { method, headers, signal, lookup: guarded(permission), agent: false };
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => {
      if (error instanceof DelegateError) return reject(error);
      if (signal.aborted) return reject(new DelegateError('timeout', { host, milliseconds: timeout }, error));
      reject(new DelegateError('failed', { host, reason: error.message }, error));
    };
    const open = url.protocol === 'https:' ? overHttps : overHttp;
    const sent = open(url, options, (answer) => {
      const chunks: Buffer[] = [];
      let size = 0;
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > BODY_LIMIT) sent.destroy(new DelegateError('answerTooLarge', { host, limit: BODY_LIMIT }));
        else chunks.push(chunk);
      });
      answer.on('error', fail);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(answer.headers).map(([name, value]) => [
              name,
              Array.isArray(value) ? value.join(', ') : (value ?? ''),
            ]),
          ),
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sent.on('error', fail);
    sent.end(body ?? undefined);
  });
}
