import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Selectable } from 'kysely';
import { anyOf, sendAhead, transaction, type Db, type Tables } from '../store/index.ts';
import { wordsOf } from './words.ts';
import type { KindDefinition } from './kinds.ts';

/** Oldest first. The sum keeps PostgreSQL from reading the index of all ids for the few entries that are pending. */
const BY_AGE = sql<number>`id + 0`;

/** Records for which entries are made in one transaction. */
const FILLED_AT_ONCE = 500;
/** Entries whose words are made in one transaction: writers of these records wait meanwhile. */
const WORDED_AT_ONCE = 200;

type Entry = Selectable<Tables['search_entry']>;
type Worded = Pick<Entry, 'id' | 'kind' | 'words'> & { org: number };

/** Words of entries as columns, one row for each word. */
interface Places {
  words: string[];
  kinds: number[];
  orgs: number[];
  entries: number[];
}

/**
 * Makes the words of entries that are marked as pending, because they have none or their text has changed; oldest
 * first. Several servers share the work.
 * @returns how many entries were done
 */
export function makeWords(db: Db, most: number = WORDED_AT_ONCE): Promise<number> {
  return transaction(db, async (trx) => {
    const rows = await trx
      .selectFrom('search_entry')
      .select(['id', 'kind', 'text', 'words', 'words_org', 'gone'])
      .select(({ fn }) => fn<number>('search_org', ['org_id']).as('org'))
      .where(({ ref }) => ref('pending'))
      .orderBy(BY_AGE)
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute();
    if (rows.length === 0) return 0;
    const done = rows.map((row) => ({ ...row, words: row.gone ? [] : wordsOf(row.text) }));
    await takeWords(trx, placesOf(rows.map((row) => ({ ...row, org: row.words_org }))));
    await trx
      .insertInto('search_word')
      .columns(['word', 'kind', 'org', 'entry'])
      .expression(({ selectFrom }) =>
        selectFrom(tableOf(placesOf(done))).select(['given.word', 'given.kind', 'given.org', 'given.entry']),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const stay = done.filter(({ gone }) => !gone);
    const rowsJson = JSON.stringify(stay.map(({ id, words: made, org }) => ({ id, words: made, words_org: org })));
    const given = sql<Pick<Entry, 'id' | 'words' | 'words_org'>>`json_to_recordset(${rowsJson}::json)`;
    await trx
      .updateTable('search_entry as e')
      .from(given.as<'d'>(sql`d (id bigint, words text[], words_org integer)`))
      .set(({ ref }) => ({ words: ref('d.words'), words_org: ref('d.words_org'), pending: false }))
      .whereRef('e.id', '=', 'd.id')
      .execute();
    const gone = done.filter((one) => one.gone).map(({ id }) => id);
    if (gone.length > 0) await trx.deleteFrom('search_entry').where('id', '=', anyOf(gone)).execute();
    return rows.length;
  });
}

function placesOf(rows: readonly Worded[]): Places {
  const places = rows.flatMap(({ id, kind, org, words }) => words.map((word) => ({ word, kind, org, id })));
  return {
    words: places.map(({ word }) => word),
    kinds: places.map(({ kind }) => kind),
    orgs: places.map(({ org }) => org),
    entries: places.map(({ id }) => id),
  };
}

/** Places as a table `given`: four parameters however many there are. */
function tableOf({ words, kinds, orgs, entries }: Places) {
  const arrays = sql`${words}::text[], ${kinds}::integer[], ${orgs}::integer[], ${entries}::bigint[]`;
  return sql<Selectable<Tables['search_word']>>`unnest(${arrays})`.as<'given'>(sql`given (word, kind, org, entry)`);
}

async function takeWords(trx: Db, places: Places): Promise<void> {
  if (places.words.length === 0) return;
  await trx
    .deleteFrom('search_word as w')
    .using(tableOf(places))
    .whereRef('w.word', '=', 'given.word')
    .whereRef('w.kind', '=', 'given.kind')
    .whereRef('w.org', '=', 'given.org')
    .whereRef('w.entry', '=', 'given.entry')
    .execute();
}

/** Adds entries for records that existed before their kind was searched. @returns whether a kind was left to fill */
export function fillEntries(db: Db): Promise<boolean> {
  return transaction(db, async (trx) => {
    const kind = await trx
      .selectFrom('search_kind')
      .select(['id', 'definition', 'filled_to'])
      .where('name', 'is not', null)
      .where('filled', '=', false)
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!kind) return false;
    const { from, table, fields, projects } = JSON.parse(kind.definition) as KindDefinition;
    // The lock keeps a record from being deleted between reading it and writing its entry. A change waits for the
    // entry, or happened before it.
    // Raw SQL: the table is that of the kind.
    const { rows: found } = await sql<{ id: string }>`select id from ${sql.table(table)}
      where id > ${kind.filled_to ?? ''} order by id limit ${FILLED_AT_ONCE} for key share`.execute(trx);
    const ids = found.map(({ id }) => id);
    if (ids.length > 0)
      // Raw SQL: the table is that of the kind.
      await sql`insert into search_entry (kind, record_id, org_id, projects, title, text)
        select ${kind.id}, v.id, v.org_id, search_projects(kept, ${projects}), search_title(kept, ${fields}),
          search_text(kept, ${fields})
        from ${sql.table(from)} v, lateral (select to_jsonb(v) as kept) k where v.id = any(${ids})
        on conflict do nothing`.execute(trx);
    const filled = { filled_to: ids.at(-1) ?? kind.filled_to, filled: ids.length < FILLED_AT_ONCE };
    await sendAhead(trx, trx.updateTable('search_kind').set(filled).where('id', '=', kind.id));
    return true;
  });
}

/**
 * Deletes the entries of a kind that is no longer searched, or is searched differently now. @returns whether there was
 * such a kind
 */
function clearKind(db: Db): Promise<boolean> {
  return transaction(db, async (trx) => {
    const kind = await trx
      .selectFrom('search_kind')
      .select('id')
      .where('name', 'is', null)
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!kind) return false;
    const rows = await trx
      .deleteFrom('search_entry')
      .where('id', 'in', (eb) =>
        eb.selectFrom('search_entry').select('id').where('kind', '=', kind.id).limit(FILLED_AT_ONCE),
      )
      .returning(['id', 'kind', 'words', 'words_org as org'])
      .execute();
    if (rows.length === 0) await trx.deleteFrom('search_kind').where('id', '=', kind.id).execute();
    await takeWords(trx, placesOf(rows));
    return true;
  });
}

/** The work that is left. */
export interface Backlog {
  /** Number of entries whose words are not made yet, counted up to `COUNTED`. */
  pending: number;
  /** Records that existed before their kind was searched are still being added. */
  filling: boolean;
  clearing: boolean;
}

const COUNTED = WORDED_AT_ONCE + 1;

export function backlogOf(db: Db): Promise<Backlog> {
  return db
    .selectNoFrom(({ exists, fn, selectFrom }) => [
      selectFrom(
        selectFrom('search_entry')
          .where(({ ref }) => ref('pending'))
          .orderBy(BY_AGE)
          .limit(COUNTED)
          .as('p'),
      )
        .select(fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('pending'),
      exists(selectFrom('search_kind').where('name', 'is not', null).where('filled', '=', false))
        .$castTo<boolean>()
        .as('filling'),
      exists(selectFrom('search_kind').where('name', 'is', null))
        .$castTo<boolean>()
        .as('clearing'),
    ])
    .executeTakeFirstOrThrow();
}

/** How long a search waits for words that are just being made elsewhere, and how often it looks, milliseconds. */
const PATIENCE = 500;
const LOOK_EVERY = 10;

/**
 * Makes the words of records that were just written, before a search for them. Entries that another server, or the timer
 * of this one, has begun with are waited for; a large import is not.
 * @returns whether entries are left that the search will not find
 */
export async function catchUp(db: Db): Promise<{ isBehind: boolean; filling: boolean }> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    const { pending, filling } = await backlogOf(db);
    if (pending === 0) return { isBehind: false, filling };
    const made = await makeWords(db);
    if (made >= pending) return { isBehind: false, filling };
    if (pending > WORDED_AT_ONCE || performance.now() > until) return { isBehind: true, filling };
    if (made === 0) await sleep(LOOK_EVERY);
  }
}

/** Does the work that is left, while `goesOn` returns true. */
export async function keepUp(db: Db, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    const { pending, filling, clearing } = await backlogOf(db);
    if (pending > 0) {
      // Another server is processing the remaining entries.
      if ((await makeWords(db)) === 0) return;
    } else if (filling) {
      if (!(await fillEntries(db))) return;
    } else if (!clearing || !(await clearKind(db))) return;
  }
}
