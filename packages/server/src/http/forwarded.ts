import type { FastifyRequest } from 'fastify';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { isLoopbackAddress, plainAddress } from '../handler/index.ts';

/** Whose word on the client is taken: that of the nearest so many proxies, or of proxies in these networks (CIDR). */
export type TrustProxy = number | readonly string[];

/**
 * Whether the server at an address, so many steps away (0: whoever is connected), may say for whom it asks. Fastify walks
 * `X-Forwarded-For` from the right by it and stops at the first one that may not.
 * @throws RangeError for what is no network
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

/** What proxies add, whatever they are called. */
const FORWARDING = /^(forwarded|via|x-real-ip|x-original-host|x-forwarded.*|.*-(client|connecting)-?ip)$/;
const LOOPBACK_NAME = /^(localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/**
 * Whether a call was made on this machine and by nobody for somebody else. The socket alone does not tell: behind a
 * reverse proxy on the same machine the whole world comes from 127.0.0.1. So it must also carry no header of a proxy,
 * whether that proxy is trusted or not, name this machine as its host, and come from no page of elsewhere. HTTP/1.0 is
 * spoken by proxies (nginx does unless told otherwise), by no browser.
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
