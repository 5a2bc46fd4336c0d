import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** File types that the built elements contain. Files of other types are not served. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.pfb': 'application/octet-stream',
  '.bcmap': 'application/octet-stream',
};
const COMPRESSIBLE = /^(text|application)\/|svg/;
/** Smaller files are not compressed, because they gain nothing, bytes. */
const COMPRESS_FROM = 1024;

export type Coding = 'br' | 'gzip' | 'identity';

export interface StaticFile {
  type: string;
  etag: string;
  /** Names this content, for addresses that may be kept for ever: `loader.js?v=<version>`. */
  version: () => string;
  /** The name contains a hash of the content, so the file never changes. */
  immutable: boolean;
  body: (coding: Coding) => Promise<Buffer>;
  compressible: boolean;
}

interface Cached extends StaticFile {
  stamp: string;
}

/**
 * In this folder, and only there, the build names files by a hash of their content
 * (`packages/elements/vite.config.ts`).
 */
const HASHED = 'assets/';

/**
 * Reads files below one folder and nothing else: symbolic links are not followed, and names that begin with a dot are
 * not served. Files and their compressed forms are cached in memory as long as they do not change on disk.
 */
export function openFolder(root: string): (relative: string) => Promise<StaticFile | undefined> {
  const cache = new Map<string, Cached>();
  return async (relative) => {
    const parts = relative.split('/');
    if (parts.some((part) => !/^[\w@-][\w.@-]*$/.test(part))) return undefined;
    const type = TYPES[path.extname(relative).toLowerCase()];
    if (!type) return undefined;
    try {
      const base = await fs.realpath(root);
      const file = path.join(base, ...parts);
      // If the path contains a link, its real path differs.
      if ((await fs.realpath(file)) !== file) return undefined;
      const stat = await fs.stat(file);
      if (!stat.isFile()) return undefined;
      const stamp = `${stat.size.toString(36)}-${Math.trunc(stat.mtimeMs).toString(36)}`;
      const known = cache.get(relative);
      if (known?.stamp === stamp) return known;
      const made = { ...staticFile(type, await fs.readFile(file), stamp, relative.startsWith(HASHED)), stamp };
      cache.set(relative, made);
      return made;
    } catch (error) {
      if (['ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES'].includes(String((error as NodeJS.ErrnoException).code)))
        return undefined;
      throw error;
    }
  };
}

/** Returns a file with its compressed forms, each made at its first request. @param stamp identifies this content */
export function staticFile(type: string, bytes: Buffer, stamp: string, immutable = false): StaticFile {
  let version: string | undefined;
  const codings = new Map<Coding, Promise<Buffer>>([['identity', Promise.resolve(bytes)]]);
  return {
    type,
    etag: `"${stamp}"`,
    immutable,
    version: () => (version ??= createHash('sha256').update(bytes).digest('hex').slice(0, 10)),
    compressible: COMPRESSIBLE.test(type) && bytes.length >= COMPRESS_FROM,
    body: (coding) => {
      const found = codings.get(coding) ?? encode(bytes, coding);
      codings.set(coding, found);
      return found;
    },
  };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Runs once per file and server start, so it may be slow. */
function encode(bytes: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'gzip') return zip(bytes);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotli(bytes, { params });
}

/** Returns the best content coding that a client accepts. */
export function codingOf(accept: string | string[] | undefined): Coding {
  const offered = String(accept ?? '')
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0+)?\s*$/.test(entry));
  const names = new Set(offered.map((entry) => entry.split(';')[0]!.trim()));
  return names.has('br') ? 'br' : names.has('gzip') ? 'gzip' : 'identity';
}
