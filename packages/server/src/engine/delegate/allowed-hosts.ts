import { BlockList, isIP } from 'node:net';

/**
 * Addresses that are not public (IANA special-purpose registries): a model must not reach the network behind the
 * server.
 */
const PRIVATE = { 4: new BlockList(), 6: new BlockList() };
const V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
// Everything except global unicast, and the ranges that embed IPv4: mapped, NAT64, Teredo, 6to4, documentation. A list
// apart from IPv4, because `BlockList` would also match IPv4 addresses with the mapped range.
const V6 = ['::/3', '4000::/2', '8000::/1', '2001::/23', '2001:db8::/32', '2002::/16', '64:ff9b::/96'];
for (const range of V4) PRIVATE[4].addSubnet(range.split('/')[0] ?? '', Number(range.split('/')[1]), 'ipv4');
for (const range of V6) PRIVATE[6].addSubnet(range.split('/')[0] ?? '', Number(range.split('/')[1]), 'ipv6');

/**
 * Returns whether an address may be called without being listed by name. Loopback, private, link-local and similar
 * addresses may not.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !PRIVATE[4].check(address, 'ipv4');
  return family === 6 && !PRIVATE[6].check(address, 'ipv6');
}

export interface HostPermission {
  /**
   * `named`: listed by its own name, whatever its address; `public`: matched by a pattern, allowed only for public
   * addresses.
   */
  how: 'named' | 'public';
}

/**
 * Parses the list of hosts that may be called: `erp.example.com`, `10.0.0.5:8080` (with a port: that port only),
 * `*.example.com` and `*` for public addresses.
 *
 * @param list separated by commas or spaces
 * @returns a function that returns the permission of a URL; null: the URL may not be called
 */
export function allowedHosts(list: string): (url: URL) => HostPermission | null {
  const entries = list
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const names = new Set(entries.filter((entry) => !entry.includes('*')));
  const suffixes = entries.filter((entry) => entry.startsWith('*.')).map((entry) => entry.slice(1));
  const anything = entries.includes('*');
  return (url) => {
    const host = url.hostname.toLowerCase().replace(/\.$/, '');
    const port = url.port || (url.protocol === 'https:' ? '443' : '80');
    if (names.has(host) || names.has(`${host}:${port}`)) return { how: 'named' };
    if (anything || suffixes.some((suffix) => host.endsWith(suffix))) return { how: 'public' };
    return null;
  };
}
