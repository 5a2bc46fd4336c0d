const BASE = 'http://console.invalid';

/** An address inside the console: read as a browser reads it, it names no scheme and no other host. */
export function isOwnPath(path: string): boolean {
  return path.startsWith('/') && URL.canParse(path, BASE) && new URL(path, BASE).origin === BASE;
}
