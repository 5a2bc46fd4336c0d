import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { allowedHosts, DelegateError, isPublicAddress, sendGuarded } from '../../../engine/index.ts';
import { SendFailure, type Outside } from './adapters/adapter.ts';
import { messagesLabel } from './text/index.ts';

const GIVE_UP_AFTER = 10_000;

/**
 * Reaches the hosts that the configuration permits: public ones, and private ones that it names. Names are resolved
 * once, and the connection goes to the address that was checked.
 */
export function outside(hosts: string, now: () => number): Outside {
  const permissionOf = allowedHosts(hosts);
  const permitted = (url: URL) => {
    const permission = permissionOf(url);
    if (!permission) throw new SendFailure(messagesLabel('hostRefused', { host: url.hostname }), 'channel');
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
      if (found.length === 0) throw new SendFailure(messagesLabel('unresolved', { host }), 'channel');
      if (how === 'public' && !found.every(({ address }) => isPublicAddress(address)))
        throw new SendFailure(messagesLabel('hostRefused', { host }), 'channel');
      return found[0]!.address;
    },
  };
}

function failureOf(error: unknown, host: string): SendFailure {
  if (!(error instanceof DelegateError)) throw error;
  const key = KEYS[error.code as keyof typeof KEYS];
  if (key) return new SendFailure(messagesLabel(key, { host }), 'channel', error);
  const reason = error.cause instanceof Error ? (codeOf(error.cause) ?? error.cause.message) : error.message;
  return new SendFailure(messagesLabel('unreachable', { host, reason }), 'channel', error);
}

const KEYS = { privateAddress: 'hostRefused', unresolved: 'unresolved', timeout: 'timeout' } as const;

const codeOf = (error: Error): string | undefined => ('code' in error ? String(error.code) : undefined);
