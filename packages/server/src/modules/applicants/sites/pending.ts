import { filesIn, GongdiError, type AnyResource } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { dropFiles, fileFieldsOf, type BlobStore } from '../../../files/index.ts';
import { newId, transaction } from '../../../store/index.ts';
import type { ApplicantBounds } from './limits.ts';
import { applicantLabel } from './text/index.ts';
import { TICKET_LIFE, type Ticket } from './ticket.ts';

/** Number of the advisory lock under which room is given out ("appl" in ASCII). */
const ROOM_LOCK = '1634758764';
/** A submission that began in time may still take its files, ms. */
const GRACE = 10 * 60_000;

/**
 * Room for a file, before it is kept: under a lock, so that what comes at the same time to several servers cannot outrun
 * the bounds.
 * @returns the id of the place
 * @throws GongdiError `tooMany`, `unavailable`
 */
export async function takeRoom(
  db: Kysely<unknown>,
  { id, site }: Ticket,
  size: number,
  bounds: ApplicantBounds,
  now: number,
): Promise<string> {
  return transaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${ROOM_LOCK}::bigint)`.execute(trx);
    const { rows } = await sql<Record<'files' | 'own' | 'site' | 'all', string>>`select
      count(*) filter (where ticket = ${id}) as files,
      coalesce(sum(size) filter (where ticket = ${id}), 0) as own,
      coalesce(sum(size) filter (where site = ${site}), 0) as site,
      coalesce(sum(size), 0) as all from applicant_file`.execute(trx);
    const held = rows[0]!;
    if (Number(held.files) >= bounds.filesPerTicket)
      throw new GongdiError('tooMany', { label: applicantLabel('tooManyFiles', { count: bounds.filesPerTicket }) });
    if (Number(held.own) + size > bounds.ticketBytes)
      throw new GongdiError('tooMany', {
        label: applicantLabel('tooManyBytes', { size: Math.floor(bounds.ticketBytes / 1024 ** 2) }),
      });
    if (Number(held.site) + size > bounds.pendingAtSite || Number(held.all) + size > bounds.pendingInAll)
      throw new GongdiError('unavailable', { label: applicantLabel('noRoom') });
    const place = newId(now);
    await sql`insert into applicant_file (id, ticket, site, size, created_at)
      values (${place}, ${id}, ${site}, ${size}, ${new Date(now).toISOString()})`.execute(trx);
    return place;
  });
}

/** The file of a place is kept. */
export async function fillRoom(db: Kysely<unknown>, place: string, file_id: string): Promise<void> {
  await sql`update applicant_file set file_id = ${file_id} where id = ${place}`.execute(db);
}

/** Nothing came of it. */
export async function leaveRoom(db: Kysely<unknown>, place: string): Promise<void> {
  await sql`delete from applicant_file where id = ${place}`.execute(db);
}

/** A submission holds these files now. */
export async function settleFiles(
  trx: Kysely<unknown>,
  ticket: Ticket,
  resource: AnyResource,
  record: object,
): Promise<void> {
  const values = record as Record<string, unknown>;
  const ids = fileFieldsOf(resource).flatMap((field) => filesIn(values[field.name]).map((file) => file.id));
  await sql`delete from applicant_file where ticket = ${ticket.id} and file_id = any(${ids})`.execute(trx);
}

/** Removes files whose ticket has run out without a submission. */
export async function sweepApplicantFiles(
  db: Kysely<unknown>,
  blobs: BlobStore | undefined,
  now: number,
): Promise<void> {
  const before = new Date(now - TICKET_LIFE - GRACE).toISOString();
  const { rows } = await sql<{ file_id: string | null }>`select file_id from applicant_file
    where created_at < ${before}`.execute(db);
  if (rows.length === 0) return;
  const ids = rows.flatMap(({ file_id }) => (file_id === null ? [] : [file_id]));
  await dropFiles(db, blobs, ids);
  await sql`delete from applicant_file where created_at < ${before}`.execute(db);
}
