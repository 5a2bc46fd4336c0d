import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { reasonOf, StoreError } from '../store-error.ts';
import { keyOf, readSecret, SECRET_BYTES, type Key } from './key.ts';

/** The keys of one installation. The first one encrypts; the others only read what they have encrypted. */
export interface Keyring {
  /** Where the keys are, for people. */
  readonly where: string;
  /** Returns all keys, the current one first. @throws StoreError `personal_keys` */
  all: () => readonly Key[];
  /** Returns the key that encrypts; a key file is made when there is none. @throws StoreError `personal_keys` */
  current: () => Key;
  /** @throws StoreError `personal_keys` */
  find: (id: string) => Key | undefined;
  /** Adds a new current key, or removes an old one; undefined: the keys are configured elsewhere. */
  change?: { add: (now: number) => Key; remove: (id: string) => void };
}

/** Name of the key file in the data folder. */
export const KEY_FILE = 'personal-keys.json';

/** A running server sees a change of the key file after this time at the latest, ms. */
const FRESH = 1_000;

/** Keys of the configuration: the first encrypts. @throws StoreError `personal_keys` */
export function fixedKeys(secrets: readonly string[], where: string): Keyring {
  const keys = secrets.map((text, at) => {
    const secret = readSecret(text);
    if (!secret) throw StoreError.of('personal_keys', { where, reason: `key ${at + 1}: not 32 bytes in base64` });
    return keyOf(secret);
  });
  const [current] = keys;
  if (!current) throw StoreError.of('personal_keys', { where, reason: 'no key' });
  return { where, all: () => keys, current: () => current, find: (id) => keys.find((key) => key.id === id) };
}

/** Refuses every use: of a database that was opened without keys. */
export const NO_KEYS: Keyring = {
  where: '–',
  all: () => [],
  current: () => {
    throw StoreError.of('personal_keys', { where: '–', reason: 'the database was opened without keys' });
  },
  find: () => undefined,
};

interface KeyFile {
  about: string;
  keys: { id: string; secret: string; made: string }[];
}

const ABOUT =
  '工地系统个人信息的加密密钥。没有这个文件，数据库和备份里的身份证号、银行卡号、电话和上传的文件无法恢复。请与数据库备份分开、另存一份。' +
  ' Keys of the personal data and of uploaded files. Without this file it cannot be read. Keep a copy, away from the backups of the database.';

/** Keys in a file that only its owner may read. It is read again when somebody has changed it. */
export function fileKeys(file: string): Keyring {
  let kept: { keys: readonly Key[]; mark: string; seen: number } | undefined;

  const failed = (error: unknown): StoreError =>
    StoreError.of('personal_keys', { where: file, reason: reasonOf(error) }, error);

  const read = (): KeyFile => {
    try {
      return JSON.parse(fs.readFileSync(file, 'utf8')) as KeyFile;
    } catch (error) {
      if ((error as { code?: string }).code === 'ENOENT') return { about: ABOUT, keys: [] };
      throw failed(error);
    }
  };
  const markOf = (): string => {
    const found = fs.statSync(file, { throwIfNoEntry: false });
    return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : '';
  };
  const load = (atOnce: boolean): readonly Key[] => {
    const now = performance.now();
    if (kept && !atOnce && now - kept.seen < FRESH) return kept.keys;
    const mark = markOf();
    if (kept?.mark === mark) {
      kept.seen = now;
      return kept.keys;
    }
    const keys = read().keys.map(({ secret }, at) => {
      const bytes = readSecret(secret);
      if (!bytes) throw failed(new Error(`key ${at + 1}: not ${SECRET_BYTES} bytes in base64`));
      return keyOf(bytes);
    });
    kept = { keys, mark, seen: now };
    return keys;
  };
  const write = (content: KeyFile): void => {
    const draft = `${file}.${process.pid}.tmp`;
    try {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      const descriptor = fs.openSync(draft, 'w', 0o600);
      try {
        fs.writeFileSync(descriptor, `${JSON.stringify(content, null, 2)}\n`);
        // A key that encrypts must be on the disk before the first value that it encrypted.
        fs.fsyncSync(descriptor);
      } finally {
        fs.closeSync(descriptor);
      }
      fs.renameSync(draft, file);
    } catch (error) {
      fs.rmSync(draft, { force: true });
      throw failed(error);
    }
    kept = undefined;
  };
  const add = (now: number): Key => {
    const secret = randomBytes(SECRET_BYTES);
    const key = keyOf(secret);
    const { keys } = read();
    const made = new Date(now).toISOString();
    write({ about: ABOUT, keys: [{ id: key.id, secret: secret.toString('base64'), made }, ...keys] });
    return key;
  };

  return {
    where: file,
    all: () => load(false),
    current: () => load(false)[0] ?? load(true)[0] ?? add(Date.now()),
    find: (id) => load(false).find((key) => key.id === id) ?? load(true).find((key) => key.id === id),
    change: {
      add,
      remove: (id) => write({ about: ABOUT, keys: read().keys.filter((key) => key.id !== id) }),
    },
  };
}

/** @throws StoreError `personal_keys_missing` when one of the keys is not there */
export function requireKeys(keys: Keyring, ids: readonly string[]): void {
  const missing = ids.filter((id) => keys.find(id) === undefined);
  if (missing.length > 0) throw StoreError.of('personal_keys_missing', { where: keys.where, ids: missing.join(', ') });
}

const rings = new WeakMap<object, Keyring>();

interface HasAdapter {
  getExecutor: () => { adapter: object };
}

/** Lets all code that reads and writes a database use these keys. */
export function useKeys(db: HasAdapter, keys: Keyring): void {
  rings.set(db.getExecutor().adapter, keys);
}

/** Returns the keys of a database; of a transaction, those of its database. */
export function keysOf(db: HasAdapter): Keyring {
  return rings.get(db.getExecutor().adapter) ?? NO_KEYS;
}
