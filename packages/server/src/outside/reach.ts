import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { allowedHosts, DelegateError, isPublicAddress, sendGuarded, type HttpAnswer } from '../engine/index.ts';
import { SendFailure } from './send-failure.ts';
import { outsideLabel } from './text/index.ts';

const GIVE_UP_AFTER = 10_000;

/** The outside world: only permitted hosts are reached. */
export interface Outside {
  now: () => number;
  /** Sends a body, JSON unless a header says otherwise, and returns the answer; redirects are not followed. @throws SendFailure */
  post: (url: string, body: string, headers?: Readonly<Record<string, string>>) => Promise<HttpAnswer>;
  /** Returns an address of a host to connect to. @throws SendFailure */
  resolve: (host: string, port: number) => Promise<string>;
}

/**
 * Reaches the hosts that the configuration permits: public ones, and private ones that it names. Names are resolved
 * once, and the connection goes to the address that was checked.
 */
export function outside(hosts: string, now: () => number): Outside {
  const permissionOf = allowedHosts(hosts);
  const permitted = (url: URL) => {
    const permission = permissionOf(url);
    if (!permission) throw new SendFailure(outsideLabel('hostRefused', { host: url.hostname }), 'channel');
    return permission;
  };
  return {
    now,
    async post(address, body, headers = {}) {
      const url = new URL(address);
      const host = url.hostname;
      const permission = permitted(url);
      const all = { 'user-agent': 'gongdi', 'content-type': 'application/json; charset=utf-8', ...headers };
      const length = { 'content-length': String(Buffer.byteLength(body)) };
      try {
        const request = { url, method: 'POST', headers: { ...all, ...length }, body, timeout: GIVE_UP_AFTER };
        return await sendGuarded(request, permission);
      } catch (error) {
        throw failureOf(error, host);
      }
    },
    async resolve(host, port) {
      const { how } = permitted(new URL(`http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`));
      const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true }).catch(() => []);
      if (found.length === 0) throw new SendFailure(outsideLabel('unresolved', { host }), 'channel');
      if (how === 'public' && !found.every(({ address }) => isPublicAddress(address)))
        throw new SendFailure(outsideLabel('hostRefused', { host }), 'channel');
      return found[0]!.address;
    },
  };
}

function failureOf(error: unknown, host: string): SendFailure {
  if (!(error instanceof DelegateError)) throw error;
  const key = KEYS[error.code as keyof typeof KEYS];
  if (key) return new SendFailure(outsideLabel(key, { host }), 'channel', error);
  const reason = error.cause instanceof Error ? (codeOf(error.cause) ?? error.cause.message) : error.message;
  return new SendFailure(outsideLabel('unreachable', { host, reason }), 'channel', error);
}

const KEYS = { privateAddress: 'hostRefused', unresolved: 'unresolved', timeout: 'timeout' } as const;

const codeOf = (error: Error): string | undefined => ('code' in error ? String(error.code) : undefined);
