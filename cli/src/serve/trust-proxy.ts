import { isIP, isIPv6 } from 'node:net';
import { CliFailure, EXIT } from '../command.ts';
import { cliMessage } from '../text/index.ts';

/** Maximum number of proxies in a row; more than any installation has. */
const MOST_HOPS = 10;

/** Networks with names that other servers use too. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Returns the proxies that are trusted to report the client's address: a number of nearest proxies, or networks as
 * CIDR. A result of 0 means that no proxy is trusted.
 * @param name where the setting was written, for the message
 * @throws CliFailure with exit 2 for any other value; a bare “true” would accept any address that a client claims
 */
export function trustProxyOf(
  name: string,
  given: boolean | number | string | readonly string[] | undefined,
): number | readonly string[] {
  if (given === undefined || given === false) return 0;
  const entries = (Array.isArray(given) ? given : String(given).split(',')).map((one) =>
    String(one).trim().toLowerCase(),
  );
  const [only = ''] = entries;
  if (entries.length === 1 && /^(false|no|off|)$/.test(only)) return 0;
  if (entries.length === 1 && /^\d+$/.test(only) && Number(only) <= MOST_HOPS) return Number(only);
  return entries.flatMap((entry) => {
    const named = Object.hasOwn(NAMED, entry) ? NAMED[entry]! : [entry];
    if (!named.every(isNetwork))
      throw new CliFailure(
        EXIT.usage,
        cliMessage('badTrust', { name, text: entry, names: Object.keys(NAMED).join(', ') }),
      );
    return named;
  });
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  if (isIP(address) === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32));
}
