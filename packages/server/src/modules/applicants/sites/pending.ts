import { filesIn, GongdiError, type AnyResource } from '@gongdi/domain';
import { sql } from 'kysely';
import { dropFiles, fileFieldsOf, type BlobStore } from '../../../files/index.ts';
import { anyOf, newId, transaction, type Db } from '../../../store/index.ts';
import type { ApplicantBounds } from './limits.ts';
import { applicantLabel } from './text/index.ts';
import { TICKET_LIFE, type Ticket } from './ticket.ts';

/** Number of the advisory lock under which `takeRoom` reserves space ("appl" in ASCII). */
const ROOM_LOCK = '1634758764';
/** Time after the expiry of a ticket in which a submission that began in time may still use its files, ms. */
const GRACE = 10 * 60_000;

/**
 * Reserves space for a file before the file is stored. An advisory lock serialises the reservations, so that concurrent
 * uploads to several servers cannot exceed the bounds.
 * @returns the id of the reservation
 * @throws GongdiError `tooMany`, `unavailable`
 */
export async function takeRoom(
  db: Db,
  { id, site }: Ticket,
  size: number,
  bounds: ApplicantBounds,
  now: number,
): Promise<string> {
  return transaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${ROOM_LOCK}::bigint)`.execute(trx);
    const held = await trx
      .selectFrom('applicant_file')
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere('ticket', '=', id).as('files'),
        fn.sum('size').filterWhere('ticket', '=', id).as('own'),
        fn.sum('size').filterWhere('site', '=', site).as('site'),
        fn.sum('size').as('all'),
      ])
      .executeTakeFirstOrThrow();
    if (held.files >= bounds.filesPerTicket)
      throw new GongdiError('tooMany', { label: applicantLabel('tooManyFiles', { count: bounds.filesPerTicket }) });
    if (Number(held.own) + size > bounds.ticketBytes)
      throw new GongdiError('tooMany', {
        label: applicantLabel('tooManyBytes', { size: Math.floor(bounds.ticketBytes / 1024 ** 2) }),
      });
    if (Number(held.site) + size > bounds.pendingAtSite || Number(held.all) + size > bounds.pendingInAll)
      throw new GongdiError('unavailable', { label: applicantLabel('noRoom') });
    const place = newId(now);
    await trx
      .insertInto('applicant_file')
      .values({ id: place, ticket: id, site, size, created_at: new Date(now).toISOString() })
      .execute();
    return place;
  });
}

/** Notes in a reservation the id of the file that was stored for it. */
export async function fillRoom(db: Db, place: string, file_id: string): Promise<void> {
  await db.updateTable('applicant_file').set({ file_id }).where('id', '=', place).execute();
}

/** Deletes the reservation of an upload that failed. */
export async function leaveRoom(db: Db, place: string): Promise<void> {
  await db.deleteFrom('applicant_file').where('id', '=', place).execute();
}

/** Deletes the reservations of the files that the submission now uses. */
export async function settleFiles(trx: Db, ticket: Ticket, resource: AnyResource, record: object): Promise<void> {
  const values = record as Record<string, unknown>;
  const ids = fileFieldsOf(resource).flatMap((field) => filesIn(values[field.name]).map((file) => file.id));
  await trx.deleteFrom('applicant_file').where('ticket', '=', ticket.id).where('file_id', '=', anyOf(ids)).execute();
}

/** Deletes uploaded files whose ticket has expired and that no submission uses. */
export async function sweepApplicantFiles(db: Db, blobs: BlobStore | undefined, now: number): Promise<void> {
  const before = new Date(now - TICKET_LIFE - GRACE).toISOString();
  const rows = await db.selectFrom('applicant_file').select('file_id').where('created_at', '<', before).execute();
  if (rows.length === 0) return;
  const ids = rows.flatMap(({ file_id }) => (file_id === null ? [] : [file_id]));
  await dropFiles(db, blobs, ids);
  await db.deleteFrom('applicant_file').where('created_at', '<', before).execute();
}
