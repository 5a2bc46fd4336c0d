import {
  choiceOf,
  findResource,
  loggedRecord,
  maskByName,
  maskChange,
  maskTitle,
  metaOf,
  usermanage,
  wholeName,
  type AnyResource,
  type LogAction,
} from '@gongdi/domain';
import { sql } from 'kysely';
import type * as z from 'zod';
import type { CallContext, Caller } from '../handler/index.ts';
import { newId, type Db } from '../store/index.ts';
import { tellRecords, type RecordNews } from './record-news.ts';

/** An action for the change record: an action that the log has a label for, or the step of a record, by its name. */
export type AuditEvent = Subject & ({ action: LogAction | LoginAction } | { step: string });

const LOGINS = ['login', 'logout', 'login_failed'] as const;
type LoginAction = (typeof LOGINS)[number];

const isLogin = (event: AuditEvent): boolean => 'action' in event && LOGINS.some((one) => one === event.action);

interface Subject {
  /** Type of the record: a resource's name, `account`, `process_model`, … */
  subject: string;
  subject_id?: string;
  before?: object | null;
  after?: object | null;
  /** Whose turn it was, when a substitute acted. */
  acted_for?: { id: string; name: string };
}

/** Who did it, and the organisation whose log has the entry. `id` null: the server, in the data of an organisation. */
interface Actor {
  id: string | null;
  name: string | null;
  org_id: string;
}

/** Writes one entry. Call it in the transaction that makes the change, so that both are committed or neither. */
export async function recordAudit(
  db: Db,
  context: Pick<CallContext, 'now' | 'ip' | 'requestId'>,
  actor: Actor | null,
  event: AuditEvent,
): Promise<void> {
  await recordAudits(db, context, actor, [event]);
}

/** Like `recordAudit`, for many events at once. */
export async function recordAudits(
  db: Db,
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
      // Logins are in the login record, which refers to the account and needs no title.
      title: isLogin(event) ? null : (titleIn(event) ?? (await titleNow(db, event))),
      before: event.before ? JSON.stringify(event.before) : null,
      after: event.after ? JSON.stringify(event.after) : null,
      for_id: event.acted_for?.id ?? null,
      for_name: event.acted_for?.name ?? null,
      ip: context.ip,
      request_id: context.requestId,
    });
  for (let from = 0; from < rows.length; from += BATCH)
    await db
      .insertInto('audit_entry')
      .values(rows.slice(from, from + BATCH))
      .execute();
  await tellRecords(
    db,
    events.flatMap((event) => newsOf(event, actor)),
  );
}

/** Actions that leave the record as it was. */
const READINGS: ReadonlySet<string> = new Set(['show_personal', 'export_personal', 'make_document', ...LOGINS]);

/** Returns what pages that show the record are told; nothing for subjects that have no page. */
function newsOf(event: AuditEvent, actor: Actor | null): RecordNews[] {
  const action = 'step' in event ? event.step : event.action;
  const resource = recordOf(event);
  if (!resource || event.subject_id === undefined || READINGS.has(action)) return [];
  const { id = null, name = null } = actor ?? {};
  return [{ resource: wholeName(resource), id: event.subject_id, action, by: id, name }];
}

/**
 * Masks personal data in the stored values: the log shows that a value changed, but neither its readers nor readers of
 * the database see it.
 */
function withoutPersonal(event: AuditEvent): AuditEvent {
  const resource = findResource(event.subject);
  if (resource) return { ...event, ...maskByName(maskChange(resource, event)) };
  return { ...event, before: maskByName(event.before), after: maskByName(event.after) };
}

/** Returns the resource of the records that an entry is about; accounts are shown by the list of users. */
const recordOf = ({ subject }: AuditEvent): AnyResource | undefined =>
  subject === 'account' ? usermanage : loggedRecord(subject);

const KEPT_BY_NAME: ReadonlySet<string> = new Set(['dictionary', 'menu', 'setting', 'map']);

/**
 * Returns the title of the record from the values of the event, so that the log can show it after the record is
 * deleted.
 */
function titleIn(event: AuditEvent): string | undefined {
  // Records with a fixed name of the program (dictionaries, menus, settings, maps) use that name as their title.
  if (KEPT_BY_NAME.has(event.subject)) return event.subject_id;
  const resource = recordOf(event);
  const name = resource?.title ?? 'name';
  const values = [event.after, event.before].find((one) => one && name in one) as Record<string, unknown> | undefined;
  const title = values?.[name];
  if (typeof title !== 'string' || title === '') return undefined;
  const choice = resource && choiceOf(metaOf(resource.fields[name] as z.ZodType), title, values);
  return choice?.label.zh ?? title;
}

/** Reads the present title of a record, for an event that contains only a part of the record. */
async function titleNow(db: Db, event: AuditEvent): Promise<string | null> {
  const resource = recordOf(event);
  if (!resource || event.subject_id === undefined) return null;
  // Raw SQL: table and column are those of the resource.
  const { rows } = await sql<{ title: unknown }>`select ${sql.ref(resource.title)} as title
    from ${sql.table(resource.noun)} where id = ${event.subject_id}`.execute(db);
  const title = rows[0]?.title;
  return typeof title === 'string' && title !== '' ? maskTitle(resource, title) : null;
}

/** PostgreSQL accepts 65,535 parameters; an entry has fifteen. */
const BATCH = 1000;

/** The caller as the actor of entries in the change record. */
export function actorOf(caller: Pick<Caller, 'id' | 'nickname' | 'org_id'>): Actor {
  return { id: caller.id, name: caller.nickname, org_id: caller.org_id };
}
