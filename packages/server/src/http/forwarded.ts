import type { FastifyRequest } from 'fastify';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { isLoopbackAddress, plainAddress } from '../handler/index.ts';

/** Which proxies may name the client: the nearest so many, or those in these networks (CIDR). */
export type TrustProxy = number | readonly string[];

/**
 * Returns whether the server at an address, so many hops away (0: the connected peer), may name the client. Fastify
 * walks `X-Forwarded-For` from the right and stops at the first address for which this is false.
 * @throws RangeError for a text that is no network
 */
export function trustBy(
  trust: TrustProxy | undefined,
): false | ((address: string | undefined, hop: number) => boolean) {
  if (trust === undefined || trust === 0) return false;
  if (typeof trust === 'number') return (_, hop) => hop < trust;
  if (trust.length === 0) return false;
  const known = networks(trust);
  return (address) => {
    const plain = plainAddress(address);
    return isIP(plain) !== 0 && known.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}

function networks(cidrs: readonly string[]): BlockList {
  const known = new BlockList();
  for (const cidr of cidrs) {
    const [address = '', bits] = cidr.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0) throw new RangeError(`no network: ${cidr}`);
    if (bits === undefined) known.addAddress(address, family);
    else known.addSubnet(address, Number(bits), family);
  }
  return known;
}

/** Headers that proxies add, in their various names. */
const FORWARDING = /^(forwarded|via|x-real-ip|x-original-host|x-forwarded.*|.*-(client|connecting)-?ip)$/;
const LOOPBACK_NAME = /^(localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/**
 * Returns whether a call was made on this machine, and not forwarded for another machine. The socket alone does not
 * show it: behind a reverse proxy on the same machine, every call comes from 127.0.0.1. So the call must also have no
 * header of a proxy (trusted or not), name this machine as its host, and come from no page of another host. HTTP/1.0 is
 * refused, because proxies use it (nginx by default) and browsers do not.
 */
export function isLocal({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): boolean {
  if (!isLoopbackAddress(raw.socket.remoteAddress) || raw.httpVersion === '1.0') return false;
  if (Object.keys(headers).some((name) => FORWARDING.test(name))) return false;
  if (!LOOPBACK_NAME.test(headers.host ?? '')) return false;
  return [headers.origin, headers.referer].every((page) => page === undefined || isLocalPage(page));
}

function isLocalPage(address: string): boolean {
  return address === 'null' || (URL.canParse(address) && LOOPBACK_NAME.test(new URL(address).host));
}
