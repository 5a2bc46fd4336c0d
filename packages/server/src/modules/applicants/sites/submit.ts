import {
  civilDay,
  DEFAULT_TIME_ZONE,
  formFieldsOf,
  GongdiError,
  maskedSubmission,
  SUBMISSION,
  submissionKind,
  submissionNumber,
  type AnyResource,
  type RowOf,
  type SiteName,
  type Submission,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { recordAudit } from '../../../audit/index.ts';
import { takeFiles } from '../../../files/index.ts';
import type { CallContext } from '../../../handler/index.ts';
import { resourceRepository, transaction, WHOLE, type RowAccess, type Db } from '../../../store/index.ts';
import { findSubmission } from './find-submission.ts';
import type { ApplicantDeps } from './index.ts';
import { openSite, type OpenSite } from './open-site.ts';
import { settleFiles } from './pending.ts';
import { refuseOpen } from './refuse-open.ts';
import { notifyReviewers } from './notify-reviewers.ts';
import { applicantLabel } from './text/index.ts';
import { readTicket, type Ticket } from './ticket.ts';

type Row = RowOf<AnyResource> & Readonly<Record<string, unknown>>;
interface Given {
  ticket: string;
  [field: string]: unknown;
}

/** Returns the functions that store new and corrected submissions of applicants. */
export function submitters(deps: ApplicantDeps) {
  const { db, key, ports, setting, timeZone } = deps;

  const admit = async (name: SiteName, what: Submission, given: string, corrects: boolean, now: number) => {
    const open = await openSite(db, setting, name);
    const ticket = readTicket(await key(), given, now);
    if (ticket.site !== name || ticket.what !== what || (ticket.record !== undefined) !== corrects)
      throw new GongdiError('badRequest', { label: applicantLabel('ticketLate') });
    return { open, ticket };
  };

  /** Stores a new submission. A repeated call with the same ticket returns the number of the stored submission. */
  const add = async (name: SiteName, what: Submission, { ticket: given, ...values }: Given, context: CallContext) => {
    const { open, ticket } = await admit(name, what, given, false, context.now);
    const { resource, number: number_field } = submissionKind(what);
    return transaction(db, async (trx) => {
      await lock(trx, ticket.id);
      const before = await findSubmission(trx, what, sql`created_by = ${ticket.id}`);
      if (before) return { number: before.number };
      await refuseOpen(trx, what, name, values, context);
      const day = civilDay(context.now, timeZone ?? DEFAULT_TIME_ZONE);
      const number = submissionNumber(open.site, what, day, ports.randomBytes(8));
      const set = { [number_field]: number, site: open.site.code, status: SUBMISSION.waiting };
      const record = await takeFiles(trx, resource, { ...values, ...set }, takerOf(ticket, context));
      await settleFiles(trx, ticket, resource, record);
      const access = accessOf(ticket, open, context);
      const row = (await resourceRepository(trx, resource, { timeZone }).insert(access, record)) as Row;
      await audit(trx, what, 'add', row, undefined, open, ticket, context);
      await notifyReviewers(trx, resource, row, open.org_id, context.now);
      return { number };
    });
  };

  /** Stores the corrected version of a returned submission. */
  const correct = async (
    name: SiteName,
    what: Submission,
    { ticket: given, ...values }: Given,
    context: CallContext,
  ) => {
    const { open, ticket } = await admit(name, what, given, true, context.now);
    const { resource, number: number_field } = submissionKind(what);
    return transaction(db, async (trx) => {
      await lock(trx, ticket.record!);
      const access = accessOf(ticket, open, context);
      const records = resourceRepository(trx, resource, { timeZone });
      const before = (await records.get(access, ticket.record!)) as Row;
      const number = String(before[number_field]);
      // A repeated call: the applicant did not receive the first answer.
      if (before['status'] === SUBMISSION.waiting && before.updated_by === ticket.id) return { number };
      if (before['status'] !== SUBMISSION.returned)
        throw new GongdiError('conflict', { label: applicantLabel('notReturned') });
      await refuseOpen(trx, what, name, values, context, before.id);
      const empty = Object.fromEntries(formFieldsOf(resource, 'add').map((field) => [field.name, null]));
      const change = { ...empty, ...values, status: SUBMISSION.waiting };
      const record = await takeFiles(trx, resource, change, takerOf(ticket, context), before);
      await settleFiles(trx, ticket, resource, record);
      const after = (await records.update(access, { id: before.id, version: before.version, ...record })) as Row;
      await audit(trx, what, 'edit', after, before, open, ticket, context);
      await notifyReviewers(trx, resource, after, after.org_id ?? open.org_id, context.now);
      return { number };
    });
  };
  return { add, correct };
}

/** Serialises the calls for one ticket or one submission until the transaction ends. */
async function lock(trx: Db, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`applicant:${id}`}, 0))`.execute(trx);
}

/** Caller for `takeFiles` that may use only the files uploaded under the ticket. */
function takerOf(ticket: Ticket, { lang, now }: CallContext) {
  return { caller: { id: ticket.id, scope: { read: [] } }, lang, now };
}

function accessOf(ticket: Ticket, { org_id }: OpenSite, { now }: CallContext): RowAccess {
  return { scope: WHOLE, account_id: ticket.id, org_id, now };
}

/** Writes the change record of the organisation that runs the site, with personal data masked. */
async function audit(
  trx: Db,
  what: Submission,
  action: 'add' | 'edit',
  row: Row,
  before: Row | undefined,
  { org_id }: OpenSite,
  ticket: Ticket,
  context: CallContext,
): Promise<void> {
  const actor = { id: ticket.id, name: applicantLabel('actor').zh, org_id };
  await recordAudit(trx, context, actor, {
    action,
    subject: submissionKind(what).resource.name,
    subject_id: row.id,
    before: before && maskedSubmission(what, before),
    after: maskedSubmission(what, row),
  });
}
