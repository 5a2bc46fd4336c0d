/** Most characters of a scanned code: a QR code holds at most 4,296. */
export const CODE_LENGTH = 4300;

/** A record that an address of the console shows. */
export interface ScannedRecord {
  resource: string;
  id: string;
}

/** Returns whether a scanned text is an address of the web, and not, for example, the number on a device. */
export function isWebAddress(code: string): boolean {
  return /^\s*https?:\/\/\S+\s*$/i.test(code);
}

/**
 * Returns the record that a scanned address shows (`https://site.example/patrolsite/detail?id=…`), whatever server and
 * base path it names: printed codes outlive the address under which a server was reached, and ids are unique.
 */
export function recordInCode(code: string): ScannedRecord | undefined {
  if (!isWebAddress(code)) return undefined;
  const [path = '', query = ''] = code.trim().split('#')[0]!.split('?');
  const [, resource] = /\/([A-Za-z][\w-]*)\/detail\/?$/.exec(path) ?? [];
  const [, id] = /(?:^|&)id=([\w-]{1,64})(?:&|$)/.exec(query) ?? [];
  return resource !== undefined && id !== undefined ? { resource, id } : undefined;
}
