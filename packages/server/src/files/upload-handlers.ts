import { calls, routeOf } from '@gongdi/api';
import { GongdiError, safeFileName, type StoredFile } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { handle, handlePublic, type CallContext, type Handler, type UploadedFile } from '../handler/index.ts';
import type { ReadSetting } from '../settings/index.ts';
import { transaction } from '../store/index.ts';
import type { BlobStore } from './blob-store.ts';
import { hashOf } from './blob-store.ts';
import { inspect } from './inspect.ts';
import { addLink } from './short-links.ts';
import { check, contentAddress, sign, ADDRESS_LIFE } from './signature.ts';
import { addFile, lockHash, uploadedSince } from './stored-files.ts';
import { filesLabel } from './text/index.ts';

export interface FileDeps {
  db: Kysely<unknown>;
  /** Absent: this server takes no files. */
  blobs?: BlobStore;
  key: () => Promise<Uint8Array>;
  randomBytes: (size: number) => Uint8Array;
  /** How large a file may be, and what one account may upload in a day, so that nobody fills the disk. */
  setting: ReadSetting;
}

const MEBI = 1024 ** 2;
const DAY = 24 * 3_600_000;

interface Sender {
  id: string;
  org_id: string;
}

/** The three ways in which files come (console specification, section 7.7). */
export function uploadHandlers(deps: FileDeps): Handler[] {
  const { db, key, randomBytes, setting } = deps;

  const keep = async (
    file: UploadedFile,
    given: { name?: string; folder?: string },
    sender: Sender,
    now: number,
  ): Promise<StoredFile> => {
    const { blobs } = deps;
    if (!blobs) throw new GongdiError('unavailable', { label: filesLabel('nowhere') });
    if (file.bytes.length > setting('upload_file_mb') * MEBI) throw new GongdiError('tooLarge');
    const { name, type } = await inspect(file.bytes, given.name?.trim() ? given.name : file.name);
    if ((await uploadedSince(db, sender.id, now - DAY)) + file.bytes.length > setting('upload_daily_mb') * MEBI)
      throw new GongdiError('tooMany', { label: filesLabel('quota') });
    const [size, hash] = [file.bytes.length, hashOf(file.bytes)];
    const id = await transaction(db, async (trx) => {
      await lockHash(trx, hash);
      await blobs.put(file.bytes);
      const folder = folderOf(given.folder);
      const row = { name, type: type.mime, size, hash, folder, org_id: sender.org_id, account_id: sender.id, now };
      return addFile(trx, row);
    });
    return { id, name, size, type: type.mime, url: contentAddress(await key(), id, sender.id, now) };
  };

  return [
    handle(calls.file.upload, async ({ form, file }, context) => {
      const { caller, now, host } = context;
      const kept = await keep(file, { name: form.file_name, folder: form.path }, caller, now);
      const salt = Buffer.from(randomBytes(12)).toString('base64url');
      const salted = isOn(form.is_salt) ? contentAddress(await key(), kept.id, caller.id, now, salt) : kept.url;
      const origin = isOn(form.is_https) ? `https://${host}` : '';
      return { ...kept, url: origin + kept.url, saltUrl: origin + salted };
    }),
    handle(calls.file.credentials, async ({ body }, { caller, now }) => {
      const subject = JSON.stringify([body.file_name, body.path ?? '']);
      const proof = sign(await key(), 'upload', subject, caller.id, now);
      const token = Buffer.from(JSON.stringify({ ...proof, f: body.file_name, p: body.path ?? '' })).toString(
        'base64url',
      );
      const expires_at = new Date(now + ADDRESS_LIFE).toISOString();
      return { domain: routeOf(calls.file.eosUpload), token, expires_at };
    }),
    handlePublic(calls.file.eosUpload, async ({ form, file }, { now }) => {
      const ticket = ticketIn(form.token);
      const state = ticket && check(await key(), 'upload', JSON.stringify([ticket.f, ticket.p]), ticket, now);
      if (!ticket || state !== 'good') throw new GongdiError('badRequest', { label: filesLabel('credentialsLate') });
      const { rows } = await sql<Sender>`select id, org_id from account
        where id = ${ticket.u} and not disabled`.execute(db);
      if (!rows[0]) throw new GongdiError('badRequest', { label: filesLabel('credentialsLate') });
      return keep(file, { name: ticket.f, folder: ticket.p }, rows[0], now);
    }),
    handle(calls.file.uploadShort, async ({ form, file }, context: CallContext & { caller: Sender }) => {
      const { caller, now } = context;
      const kept = await keep(file, { folder: form.file_path }, caller, now);
      if (!isOn(form.short_flag)) return { id: kept.id, url: kept.url, file_name: kept.name };
      const code = await addLink(db, kept.id, caller.id, now, randomBytes);
      return { id: kept.id, url: routeOf(calls.file.fileShort).replace('{code}', code), file_name: kept.name };
    }),
  ];
}

function isOn(flag: string | undefined): boolean {
  return flag === '1' || flag === 'true';
}

/** A folder is a word to sort by, never a place: `/a/../b\c` → `a/b/c`. */
function folderOf(given = ''): string {
  return given.split(/[\\/]/).map(safeFileName).filter(Boolean).join('/').slice(0, 200);
}

interface Ticket {
  e: string;
  u: string;
  s: string;
  /** Name and folder that were asked for. */
  f: string;
  p: string;
}

function ticketIn(token: string): Ticket | undefined {
  try {
    const given = JSON.parse(Buffer.from(token, 'base64url').toString('utf8')) as Partial<Ticket> | null;
    const { e, u, s, f, p } = given ?? {};
    return [e, u, s, f, p].every((part) => typeof part === 'string') ? (given as Ticket) : undefined;
  } catch {
    return undefined;
  }
}
