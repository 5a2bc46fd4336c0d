import {
  civilDay,
  DEFAULT_TIME_ZONE,
  formFieldsOf,
  GongdiError,
  maskedSubmission,
  NUMBER_FIELDS,
  SUBMISSION,
  SUBMISSIONS,
  submissionNumber,
  type AnyResource,
  type RowOf,
  type SiteName,
  type Submission,
} from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { recordAudit } from '../../../audit/index.ts';
import { takeFiles } from '../../../files/index.ts';
import type { CallContext } from '../../../handler/index.ts';
import { resourceRepository, transaction, WHOLE, type RowAccess } from '../../../store/index.ts';
import type { ApplicantDeps } from './index.ts';
import { openSite, type OpenSite } from './open-site.ts';
import { settleFiles } from './pending.ts';
import { refuseOpen } from './refuse-open.ts';
import { tellReviewers } from './tell-reviewers.ts';
import { applicantLabel } from './text/index.ts';
import { readTicket, type Ticket } from './ticket.ts';

type Row = RowOf<AnyResource> & Readonly<Record<string, unknown>>;
interface Given {
  ticket: string;
  [field: string]: unknown;
}

/** Stores what somebody from outside hands in. */
export function submitters(deps: ApplicantDeps) {
  const { db, key, ports, setting, timeZone } = deps;

  const admit = async (name: SiteName, what: Submission, given: string, corrects: boolean, now: number) => {
    const open = await openSite(db, setting, name);
    const ticket = readTicket(await key(), given, now);
    if (ticket.site !== name || ticket.what !== what || (ticket.record !== undefined) !== corrects)
      throw new GongdiError('badRequest', { label: applicantLabel('ticketLate') });
    return { open, ticket };
  };

  /** A new submission; the same ticket gives the same one, whoever lost the first answer. */
  const add = async (name: SiteName, what: Submission, { ticket: given, ...values }: Given, context: CallContext) => {
    const { open, ticket } = await admit(name, what, given, false, context.now);
    const resource: AnyResource = SUBMISSIONS[what];
    const number_field = NUMBER_FIELDS[what];
    return transaction(db, async (trx) => {
      await lock(trx, ticket.id);
      const { rows } = await sql<{ number: string }>`select ${sql.ref(number_field)} as number
        from ${sql.table(resource.noun)} where created_by = ${ticket.id}`.execute(trx);
      if (rows[0]) return { number: rows[0].number };
      await refuseOpen(trx, what, name, values, context);
      const day = civilDay(context.now, timeZone ?? DEFAULT_TIME_ZONE);
      const number = submissionNumber(open.site, what, day, ports.randomBytes(8));
      const set = { [number_field]: number, site: open.site.code, status: SUBMISSION.waiting };
      const record = await takeFiles(trx, resource, { ...values, ...set }, takerOf(ticket, context));
      await settleFiles(trx, ticket, resource, record);
      const access = accessOf(ticket, open, context);
      const row = (await resourceRepository(trx, resource, { timeZone }).insert(access, record)) as Row;
      await audit(trx, what, 'add', row, undefined, open, ticket, context);
      await tellReviewers(trx, resource, row, open.org_id, context.now);
      return { number };
    });
  };

  /** What was returned, anew. */
  const correct = async (
    name: SiteName,
    what: Submission,
    { ticket: given, ...values }: Given,
    context: CallContext,
  ) => {
    const { open, ticket } = await admit(name, what, given, true, context.now);
    const resource: AnyResource = SUBMISSIONS[what];
    return transaction(db, async (trx) => {
      await lock(trx, ticket.record!);
      const access = accessOf(ticket, open, context);
      const records = resourceRepository(trx, resource, { timeZone });
      const before = (await records.get(access, ticket.record!)) as Row;
      const number = String(before[NUMBER_FIELDS[what]]);
      // The first answer was lost on the way.
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
      await tellReviewers(trx, resource, after, after.org_id ?? open.org_id, context.now);
      return { number };
    });
  };
  return { add, correct };
}

/** One at a time for a ticket, and for a submission. */
async function lock(trx: Kysely<unknown>, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`applicant:${id}`}, 0))`.execute(trx);
}

/** The files of the ticket and of nobody else. */
function takerOf(ticket: Ticket, { lang, now }: CallContext) {
  return { caller: { id: ticket.id, scope: { read: [] } }, lang, now };
}

function accessOf(ticket: Ticket, { org_id }: OpenSite, { now }: CallContext): RowAccess {
  return { scope: WHOLE, account_id: ticket.id, org_id, now };
}

/** The change record of those who run the site, with personal data masked. */
async function audit(
  trx: Kysely<unknown>,
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
    subject: SUBMISSIONS[what].name,
    subject_id: row.id,
    before: before && maskedSubmission(what, before),
    after: maskedSubmission(what, row),
  });
}
