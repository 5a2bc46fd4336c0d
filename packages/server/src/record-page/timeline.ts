import { TIMELINE_PAGE, type RecordPerson, type TimelineEntry } from '@gongdi/api';
import {
  detailGroupsOf,
  fieldsOfStep,
  HISTORY,
  logActions,
  maskRecord,
  stateOf,
  stepsOf,
  usermanage,
  wholeName,
  type AnyResource,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { showFiles } from '../files/index.ts';
import type { CallerContext } from '../handler/index.ts';
import { anyOf, type Db } from '../store/index.ts';
import { shownComment } from './comments.ts';
import { sharedNames, type SeenRecord } from './seen-record.ts';

type Values = Readonly<Record<string, unknown>>;

export interface TimelineDeps {
  db: Db;
  fileKey: () => Promise<Uint8Array>;
}

/** Actions that are about who read a record, not about what happened to it. */
const READINGS: ReadonlySet<string> = new Set(['show_personal', 'export_personal', 'make_document']);

/** Where a page begins: entries before this moment, and of the same moment those with a smaller id. */
interface Place {
  at: string;
  id: string;
}

/**
 * Returns a page of what happened to a record, newest first: entries of the change record, comments, and its making.
 * Both tables have an index that begins with the record, so a page costs the same however long the log is.
 */
export async function timelineOf(
  { db, fileKey }: TimelineDeps,
  seen: SeenRecord,
  before: string | undefined,
  context: CallerContext,
): Promise<{ list: TimelineEntry[]; next: string | null }> {
  const place = placeOf(before);
  const key = await fileKey();
  const [changes, comments] = await Promise.all([
    changesOf(db, seen, place, key, context),
    commentsOf(db, seen, place, key, context),
  ]);
  const all = [...changes, ...comments].toSorted(newestFirst);
  const list = all.slice(0, TIMELINE_PAGE);
  if (all.length > list.length) {
    const { at, id } = list.at(-1)!;
    return { list, next: `${at}_${id}` };
  }
  const made = await makingOf(db, seen, list);
  return { list: made ? [...list, made] : list, next: null };
}

function placeOf(before: string | undefined): Place | undefined {
  const found = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([\w-]+)$/.exec(before ?? '');
  return found ? { at: found[1]!, id: found[2]! } : undefined;
}

function newestFirst(a: TimelineEntry, b: TimelineEntry): number {
  if (a.at !== b.at) return a.at < b.at ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}

async function changesOf(
  db: Db,
  { resource, row }: SeenRecord,
  place: Place | undefined,
  key: Uint8Array,
  { caller, now }: CallerContext,
): Promise<TimelineEntry[]> {
  const subjects = sharedNames(resource);
  // Accounts are written to the change record under a name of their own.
  if (wholeName(resource) === usermanage.name) subjects.push('account');
  const actions = new Set(subjects.flatMap((subject) => logActions({ subject }).map(({ value }) => value)));
  for (const one of READINGS) actions.delete(one);
  const rows = await db
    .selectFrom('audit_entry')
    .select(['id', 'at', 'actor_id', 'actor_name', 'for_id', 'for_name', 'action', 'before', 'after'])
    .where('subject', '=', anyOf(subjects))
    .where('subject_id', '=', row.id)
    .where('action', '=', anyOf([...actions]))
    .$if(place !== undefined, (all) => all.where(sql<boolean>`(at, id) < (${place?.at}::timestamptz, ${place?.id})`))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(TIMELINE_PAGE + 1)
    .execute();
  const shown = (values: Values | null): Values | null =>
    values && showFiles(resource, maskRecord(resource, values), key, caller, now);
  return rows.map((entry): TimelineEntry => {
    const { before: was, after: is } = entry;
    const state = (values: Values | null) => (values && stateOf(resource, values)) ?? null;
    return {
      id: entry.id,
      at: entry.at,
      by: entry.actor_id === null ? null : { id: entry.actor_id, nickname: entry.actor_name ?? '' },
      acted_for: entry.for_id === null ? null : { id: entry.for_id, nickname: entry.for_name ?? '' },
      action: entry.action,
      from: state(was),
      to: state(is),
      changes: changesIn(resource, entry.action, was, is).map(({ name }) => ({
        name,
        before: shown(was)?.[name] ?? null,
        after: shown(is)?.[name] ?? null,
      })),
      comment: null,
    };
  });
}

/**
 * Returns the fields that an entry is about: of a step those that it wrote, of a new record those that later steps may
 * overwrite, of any other action those with another value than before.
 */
function changesIn(resource: AnyResource, action: string, was: Values | null, is: Values | null): { name: string }[] {
  const fields = detailGroupsOf(resource).flatMap((group) => group.fields);
  const step = stepsOf(resource).find(({ name }) => name === action);
  const written = new Set(
    step ? fieldsOfStep(step) : action === HISTORY.begun ? stepsOf(resource).flatMap(fieldsOfStep) : [],
  );
  const state = resource.lifecycle?.field;
  return fields.filter(({ name }) => {
    const [before, after] = [was?.[name] ?? null, is?.[name] ?? null];
    if (step || action === HISTORY.begun) return written.has(name) && !isEmpty(after);
    // The state is told by the entry itself.
    return was !== null && is !== null && name in is && name !== state && !isDeepStrictEqual(before, after);
  });
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : value === null || value === '';
}

async function commentsOf(
  db: Db,
  { resource, row }: SeenRecord,
  place: Place | undefined,
  key: Uint8Array,
  { caller, now }: CallerContext,
): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('record_comment')
    .selectAll()
    .where('resource', '=', wholeName(resource))
    .where('record_id', '=', row.id)
    .$if(place !== undefined, (all) =>
      all.where(sql<boolean>`(created_at, id) < (${place?.at}::timestamptz, ${place?.id})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(TIMELINE_PAGE + 1)
    .execute();
  return rows.map((one) => ({
    id: one.id,
    at: one.created_at,
    by: { id: one.author_id, nickname: one.author_name },
    acted_for: null,
    action: 'comment',
    from: null,
    to: null,
    changes: [],
    comment: shownComment(one, key, { caller, now }),
  }));
}

/** Returns the making of a record that came without an entry: with an import, or before there was a change record. */
async function makingOf(db: Db, { row }: SeenRecord, list: readonly TimelineEntry[]): Promise<TimelineEntry | null> {
  if (list.some(({ action }) => action === HISTORY.begun) || typeof row.created_at !== 'string') return null;
  return {
    id: row.id,
    at: row.created_at,
    by: await personOf(db, row.created_by),
    acted_for: null,
    action: HISTORY.begun,
    from: null,
    to: null,
    changes: [],
    comment: null,
  };
}

async function personOf(db: Db, id: string | null): Promise<RecordPerson | null> {
  if (id === null) return null;
  const row = await db.selectFrom('account').select(['id', 'nickname']).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}
