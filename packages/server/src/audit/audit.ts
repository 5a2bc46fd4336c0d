import {
  choiceOf,
  findResource,
  loggedRecord,
  maskByName,
  maskChange,
  maskTitle,
  metaOf,
  usermanage,
  type AnyResource,
  type LogAction,
} from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import type * as z from 'zod';
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
    title: string | null;
    before: string | null;
    after: string | null;
    ip: string | null;
    request_id: string | null;
  };
};

/** What was done, as the audit keeps it: something that the log has a word for, or the step of a record, by its name. */
export type AuditEvent = Subject & ({ action: LogAction | LoginAction } | { step: string });

const LOGINS = ['login', 'logout', 'login_failed'] as const;
type LoginAction = (typeof LOGINS)[number];

const isLogin = (event: AuditEvent): boolean => 'action' in event && LOGINS.some((one) => one === event.action);

interface Subject {
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
  const rows = [];
  for (const event of events.map(withoutPersonal))
    rows.push({
      id: newId(context.now),
      at,
      actor_id: actor?.id ?? null,
      actor_name: actor?.name ?? null,
      org_id: actor?.org_id ?? null,
      action: 'step' in event ? event.step : event.action,
      subject: event.subject,
      subject_id: event.subject_id ?? null,
      // Logins stand in a record of their own, which knows the account.
      title: isLogin(event) ? null : (titleIn(event) ?? (await titleNow(db, event))),
      before: event.before ? JSON.stringify(event.before) : null,
      after: event.after ? JSON.stringify(event.after) : null,
      ip: context.ip,
      request_id: context.requestId,
    });
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

/** What declares the records that an entry is about; accounts are shown by the list of users. */
const recordOf = ({ subject }: AuditEvent): AnyResource | undefined =>
  subject === 'account' ? usermanage : loggedRecord(subject);

const KEPT_BY_NAME: ReadonlySet<string> = new Set(['dictionary', 'menu', 'setting']);

/** What the record was called, so that the log can say so when it is gone: from what is written down of it. */
function titleIn(event: AuditEvent): string | undefined {
  // What is kept under a name of the program's own goes by that.
  if (KEPT_BY_NAME.has(event.subject)) return event.subject_id;
  const resource = recordOf(event);
  const name = resource?.title ?? 'name';
  const values = [event.after, event.before].find((one) => one && name in one) as Record<string, unknown> | undefined;
  const title = values?.[name];
  if (typeof title !== 'string' || title === '') return undefined;
  const choice = resource && choiceOf(metaOf(resource.fields[name] as z.ZodType), title, values);
  return choice?.label.zh ?? title;
}

/** The same of a record of which only a part is written down. */
async function titleNow(db: Kysely<unknown>, event: AuditEvent): Promise<string | null> {
  const resource = recordOf(event);
  if (!resource || event.subject_id === undefined) return null;
  const { rows } = await sql<{ title: unknown }>`select ${sql.ref(resource.title)} as title
    from ${sql.table(resource.noun)} where id = ${event.subject_id}`.execute(db);
  const title = rows[0]?.title;
  return typeof title === 'string' && title !== '' ? maskTitle(resource, title) : null;
}

/** PostgreSQL takes 65,535 parameters; an entry has thirteen. */
const BATCH = 1000;

/** Whoever makes a call, for the audit. */
export function actorOf(caller: Pick<Caller, 'id' | 'nickname' | 'org_id'>): Actor {
  return { id: caller.id, name: caller.nickname, org_id: caller.org_id };
}
