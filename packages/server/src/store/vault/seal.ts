import { comparable, hasTail, TAIL, type SealedKind } from '@gongdi/domain';
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { StoreError } from '../store-error.ts';
import type { Key } from './key.ts';
import type { Keyring } from './keyring.ts';

/** Where a value is stored. A value is bound to its place: elsewhere it cannot be read. */
export interface Place {
  /** Name of the table, not of a view of it. */
  table: string;
  column: string;
  /** Id of the record. */
  id: string;
}

const CIPHER = 'aes-256-gcm';
const [NONCE, TAG] = [12, 16];
/** Bytes of a blind index: two numbers share one with a probability that does not matter. */
const BLIND = 16;

/**
 * Begin of every sealed value: `gd1:<key>:<blind index>:<blind index of the last four>:<nonce, text, tag>`. SQL reads
 * its parts as well: functions `personal_…` of the migration `personal-at-rest`.
 */
const SEAL_MARK = 'gd1:';
/** Blind indexes begin with it: no number does. */
const BLIND_MARK = '~';

/** Returns whether a stored text is sealed. */
function isSealed(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith(SEAL_MARK);
}

/** Returns the blind index of a value: the same for the same number, whatever record has it. */
export function blindOf(key: Key, kind: SealedKind, value: string): string {
  return blind(key, kind, comparable(kind, value));
}

/** Returns the blind index of the last characters of a value; empty for a kind, or a short value, that has none. */
export function tailOf(key: Key, kind: SealedKind, value: string): string {
  const whole = comparable(kind, value);
  return hasTail(kind) && whole.length > TAIL ? blindTail(key, kind, whole.slice(-TAIL)) : '';
}

/** Returns the blind index that values with these last characters have. */
export function blindTail(key: Key, kind: SealedKind, tail: string): string {
  return blind(key, `${kind} tail`, tail);
}

function blind(key: Key, use: string, text: string): string {
  const made = createHmac('sha256', key.index).update(`${use}\0${text}`).digest();
  return BLIND_MARK + made.subarray(0, BLIND).toString('base64url');
}

/** Encrypts a value for its place, with AES-256-GCM and a random nonce. */
export function seal(key: Key, place: Place, kind: SealedKind, value: string): string {
  const head = [key.id, blindOf(key, kind, value), tailOf(key, kind, value)].join(':');
  return SEAL_MARK + head + ':' + encrypt(key, bound(head, place), value);
}

function encrypt(key: Key, aad: Buffer, text: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key.cipher, nonce).setAAD(aad);
  const parts = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(parts).toString('base64url');
}

/** What is authenticated with the text: the head of the value, and its place. */
const bound = (head: string, { table, column, id }: Place): Buffer =>
  Buffer.from([SEAL_MARK, head, table, column, id].join('\0'));

/**
 * Decrypts a sealed value; any other text is returned as it is.
 * @throws StoreError `personal_damaged` if the value was changed or belongs elsewhere, `personal_keys_missing`
 */
export function unseal(keys: Keyring, place: Place, value: string): string {
  if (!isSealed(value)) return value;
  const end = value.lastIndexOf(':');
  const head = value.slice(SEAL_MARK.length, end);
  const id = keyIdOf(value);
  const key = keys.find(id);
  if (!key) throw StoreError.of('personal_keys_missing', { where: keys.where, ids: id });
  const bytes = Buffer.from(value.slice(end + 1), 'base64url');
  try {
    const decipher = createDecipheriv(CIPHER, key.cipher, bytes.subarray(0, NONCE), { authTagLength: TAG });
    decipher.setAAD(bound(head, place)).setAuthTag(bytes.subarray(-TAG));
    return decipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8') + decipher.final('utf8');
  } catch (error) {
    const { table, column } = place;
    throw StoreError.of('personal_damaged', { where: `${table}.${column}`, id: place.id }, error);
  }
}

/** Returns the id of the key that has sealed a value. */
export function keyIdOf(sealed: string): string {
  return sealed.slice(SEAL_MARK.length, sealed.indexOf(':', SEAL_MARK.length));
}
