import { calls, routeOf } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import { handle, handlePublic, type Handler, type UploadedFile } from '../handler/index.ts';
import { keepFile, type FileDeps, type Naming, type Sender } from './keep-file.ts';
import { addLink } from './short-links.ts';
import { check, contentAddress, readerOf, sign, ADDRESS_LIFE, type Signed } from './signature.ts';
import { readerIn } from './stored-files.ts';
import { filesLabel } from './text/index.ts';

/** Handlers of the three ways to upload files (console specification, section 7.7). */
export function uploadHandlers(deps: FileDeps): Handler[] {
  const { db, key, randomBytes, setting } = deps;

  const keep = (file: UploadedFile, given: Naming, sender: Sender, now: number) =>
    keepFile(deps, file, given, sender, now);

  const senderBy = async (token: string, now: number): Promise<{ ticket: Ticket; sender: Sender }> => {
    const late = new GongdiError('badRequest', { label: filesLabel('credentialsLate') });
    const ticket = ticketIn(token);
    const state = ticket && check(await key(), 'upload', JSON.stringify([ticket.f, ticket.p]), ticket, now);
    if (!ticket || state !== 'good') throw late;
    const reader = readerOf(ticket);
    const account = await db
      .selectFrom('account as a')
      .innerJoin('organisation as o', 'o.id', 'a.org_id')
      .select('a.org_id')
      .where('a.id', '=', reader.id)
      .where(readerIn(reader, now, setting))
      .executeTakeFirst();
    if (!account) throw late;
    return { ticket, sender: { ...reader, org_id: account.org_id } };
  };

  return [
    handle(calls.file.upload, async ({ form, file }, context) => {
      const { caller, now, host } = context;
      const kept = await keep(file, { name: form.file_name, folder: form.path }, caller, now);
      const salt = Buffer.from(randomBytes(12)).toString('base64url');
      const salted = isOn(form.is_salt) ? contentAddress(await key(), kept.id, caller, now, salt) : kept.url;
      const origin = isOn(form.is_https) ? `https://${host}` : '';
      return { ...kept, url: origin + kept.url, saltUrl: origin + salted };
    }),
    handle(calls.file.credentials, async ({ body }, { caller, now }) => {
      const subject = JSON.stringify([body.file_name, body.path ?? '']);
      const proof = sign(await key(), 'upload', subject, caller, now);
      const token = Buffer.from(JSON.stringify({ ...proof, f: body.file_name, p: body.path ?? '' })).toString(
        'base64url',
      );
      const expires_at = new Date(now + ADDRESS_LIFE).toISOString();
      return { domain: routeOf(calls.file.eosUpload), token, expires_at };
    }),
    handlePublic(
      calls.file.eosUpload,
      async ({ form, file }, { now }) => {
        const { ticket, sender } = await senderBy(form.token, now);
        return keep(file, { name: ticket.f, folder: ticket.p }, sender, now);
      },
      async ({ token }, { now }) => void (await senderBy(token, now)),
    ),
    handle(calls.file.uploadShort, async ({ form, file }, context) => {
      const { caller, now } = context;
      const kept = await keep(file, { folder: form.file_path }, caller, now);
      if (!isOn(form.short_flag)) return { id: kept.id, url: kept.url, file_name: kept.name };
      const code = await addLink(db, kept.id, caller.session.id, now, randomBytes);
      return { id: kept.id, url: routeOf(calls.file.fileShort).replace('{code}', code), file_name: kept.name };
    }),
  ];
}

function isOn(flag: string | undefined): boolean {
  return flag === '1' || flag === 'true';
}

interface Ticket extends Signed {
  i: string;
  /** Requested name (`f`) and folder (`p`). */
  f: string;
  p: string;
}

function ticketIn(token: string): Ticket | undefined {
  try {
    const given = JSON.parse(Buffer.from(token, 'base64url').toString('utf8')) as Partial<Ticket> | null;
    const { e, u, i, s, f, p } = given ?? {};
    return [e, u, i, s, f, p].every((part) => typeof part === 'string') ? (given as Ticket) : undefined;
  } catch {
    return undefined;
  }
}
