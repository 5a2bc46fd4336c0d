import { isIPv6 } from 'node:net';

/** Returns an IPv4 address that arrived over an IPv6 socket in its plain form. */
export function plainAddress(address: string | undefined): string {
  return (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
}

/**
 * Returns the key by which limits count an address: the IPv4 address, or the /64 network of an IPv6 address, because a
 * household or machine is assigned a whole /64.
 */
export function countedAs(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [left = '', right] = plain.split('%')[0]!.split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const gap = right === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array.from({ length: gap }, () => '0'), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

export function isLoopbackAddress(address: string | undefined): boolean {
  const plain = plainAddress(address);
  return plain === '::1' || /^127\.\d+\.\d+\.\d+$/.test(plain);
}
