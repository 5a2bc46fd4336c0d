const BASE = 'http://console.invalid';

/**
 * Returns whether a path is an address inside the console: parsed as a browser does, it contains no scheme and no other
 * host.
 */
export function isOwnPath(path: string): boolean {
  return path.startsWith('/') && URL.canParse(path, BASE) && new URL(path, BASE).origin === BASE;
}
