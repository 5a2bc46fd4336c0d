import { findResource, maskByName, maskChange } from '@gongdi/domain';
import type { Kysely } from 'kysely';
import type { CallContext, Caller } from '../handler/index.ts';
import { newId } from '../store/index.ts';

export type AuditTables = {
  audit_entry: {
    id: string;
    at: string;
    actor_id: string | null;
    actor_name: string | null;
    org_id: string | null;
    action: string;
    subject: string;
    subject_id: string | null;
    before: string | null;
    after: string | null;
    ip: string | null;
    request_id: string | null;
  };
};

/** What was done, as the audit keeps it. */
export interface AuditEvent {
  /** `add`, `edit`, `login`, … */
  action: string;
  /** Kind of the record: a resource's name, `account`, `process_model`, … */
  subject: string;
  subject_id?: string;
  before?: object | null;
  after?: object | null;
}

interface Actor {
  id: string;
  name: string;
  org_id: string;
}

/** Writes one entry. Call it in the transaction that makes the change, so that neither stands without the other. */
export async function recordAudit(
  db: Kysely<unknown>,
  context: Pick<CallContext, 'now' | 'ip' | 'requestId'>,
  actor: Actor | null,
  event: AuditEvent,
): Promise<void> {
  await recordAudits(db, context, actor, [event]);
}

/** As `recordAudit`, for many at once. */
export async function recordAudits(
  db: Kysely<unknown>,
  context: Pick<CallContext, 'now' | 'ip' | 'requestId'>,
  actor: Actor | null,
  events: readonly AuditEvent[],
): Promise<void> {
  const at = new Date(context.now).toISOString();
  const rows = events.map(withoutPersonal).map((event) => ({
    id: newId(context.now),
    at,
    actor_id: actor?.id ?? null,
    actor_name: actor?.name ?? null,
    org_id: actor?.org_id ?? null,
    action: event.action,
    subject: event.subject,
    subject_id: event.subject_id ?? null,
    before: event.before ? JSON.stringify(event.before) : null,
    after: event.after ? JSON.stringify(event.after) : null,
    ip: context.ip,
    request_id: context.requestId,
  }));
  const tables = db.withTables<AuditTables>();
  for (let from = 0; from < rows.length; from += BATCH)
    await tables
      .insertInto('audit_entry')
      .values(rows.slice(from, from + BATCH))
      .execute();
}

/** The log says that personal data changed, and shows it masked to whoever reads the log, or the database. */
function withoutPersonal(event: AuditEvent): AuditEvent {
  const resource = findResource(event.subject);
  if (resource) return { ...event, ...maskByName(maskChange(resource, event)) };
  return { ...event, before: maskByName(event.before), after: maskByName(event.after) };
}

/** PostgreSQL takes 65,535 parameters; an entry has twelve. */
const BATCH = 1000;

/** Whoever makes a call, for the audit. */
export function actorOf(caller: Pick<Caller, 'id' | 'nickname' | 'org_id'>): Actor {
  return { id: caller.id, name: caller.nickname, org_id: caller.org_id };
}
