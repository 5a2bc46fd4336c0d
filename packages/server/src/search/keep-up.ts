import { sql, type Kysely } from 'kysely';
import { transaction } from '../store/index.ts';
import { wordsOf } from './words.ts';
import type { KindDefinition } from './kinds.ts';

/** Records that get their entries at once. */
const FILLED_AT_ONCE = 500;
/** Entries that get their words at once: whoever writes one of these records meanwhile waits. */
const WORDED_AT_ONCE = 200;

interface Pending {
  id: number;
  kind: number;
  org: number;
  text: string;
  words: string[];
  words_org: number;
  gone: boolean;
}

/** Words of entries, a row each. */
interface Places {
  words: string[];
  kinds: number[];
  orgs: number[];
  entries: number[];
}

/**
 * Makes the words of entries that have none, or those of another text, the oldest first; several servers share the work.
 * @returns how many entries were done
 */
export function makeWords(db: Kysely<unknown>, most: number = WORDED_AT_ONCE): Promise<number> {
  return transaction(db, async (trx) => {
    const { rows } = await sql<Pending>`select id, kind, search_org(org_id) as org, text, words, words_org, gone
      from search_entry where pending order by id + 0 limit ${most} for update skip locked`.execute(trx);
    if (rows.length === 0) return 0;
    const done = rows.map((row) => ({ ...row, words: row.gone ? [] : wordsOf(row.text) }));
    await takeWords(trx, placesOf(rows.map((row) => ({ ...row, org: row.words_org }))));
    const { words, kinds, orgs, entries } = placesOf(done);
    await sql`insert into search_word (word, kind, org, entry)
      select * from unnest(${words}::text[], ${kinds}::integer[], ${orgs}::integer[], ${entries}::bigint[])
      on conflict do nothing`.execute(trx);
    const stay = done.filter(({ gone }) => !gone);
    const told = JSON.stringify(stay.map(({ id, words: made, org }) => ({ id, words: made, words_org: org })));
    await sql`update search_entry e set words = d.words, words_org = d.words_org, pending = false
      from json_to_recordset(${told}::json) as d (id bigint, words text[], words_org integer) where e.id = d.id`.execute(
      trx,
    );
    const gone = done.filter((one) => one.gone).map(({ id }) => id);
    if (gone.length > 0) await sql`delete from search_entry where id = any(${gone})`.execute(trx);
    return rows.length;
  });
}

function placesOf(rows: readonly Pick<Pending, 'id' | 'kind' | 'org' | 'words'>[]): Places {
  const places = rows.flatMap(({ id, kind, org, words }) => words.map((word) => ({ word, kind, org, id })));
  return {
    words: places.map(({ word }) => word),
    kinds: places.map(({ kind }) => kind),
    orgs: places.map(({ org }) => org),
    entries: places.map(({ id }) => id),
  };
}

async function takeWords(trx: Kysely<unknown>, { words, kinds, orgs, entries }: Places): Promise<void> {
  if (words.length === 0) return;
  await sql`delete from search_word w
    using unnest(${words}::text[], ${kinds}::integer[], ${orgs}::integer[], ${entries}::bigint[]) d (word, kind, org, entry)
    where w.word = d.word and w.kind = d.kind and w.org = d.org and w.entry = d.entry`.execute(trx);
}

/** Gives records that were there before their kind was searched their entries. @returns whether there was one to do */
export function fillEntries(db: Kysely<unknown>): Promise<boolean> {
  return transaction(db, async (trx) => {
    const { rows } = await sql<{ id: number; definition: string; filled_to: string | null }>`
      select id, definition, filled_to from search_kind where name is not null and not filled
      order by id limit 1 for update skip locked`.execute(trx);
    const [kind] = rows;
    if (!kind) return false;
    const { from, table, fields, projects } = JSON.parse(kind.definition) as KindDefinition;
    // Nobody deletes a record between reading it and writing its entry; a change waits for the entry, or was before it.
    const { rows: found } = await sql<{ id: string }>`select id from ${sql.table(table)}
      where id > ${kind.filled_to ?? ''} order by id limit ${FILLED_AT_ONCE} for key share`.execute(trx);
    const ids = found.map(({ id }) => id);
    await sql`insert into search_entry (kind, record_id, org_id, projects, title, text)
      select ${kind.id}, v.id, v.org_id, search_projects(kept, ${projects}), search_title(kept, ${fields}),
        search_text(kept, ${fields})
      from ${sql.table(from)} v, lateral (select to_jsonb(v) as kept) k where v.id = any(${ids})
      on conflict do nothing`.execute(trx);
    await sql`update search_kind set filled_to = coalesce(${ids.at(-1) ?? null}, filled_to),
      filled = ${ids.length < FILLED_AT_ONCE} where id = ${kind.id}`.execute(trx);
    return true;
  });
}

/** Takes away what a kind had that is no longer searched, or otherwise. @returns whether there was anything */
export function clearKind(db: Kysely<unknown>): Promise<boolean> {
  return transaction(db, async (trx) => {
    const { rows: kinds } = await sql<{ id: number }>`
      select id from search_kind where name is null order by id limit 1 for update skip locked`.execute(trx);
    const [kind] = kinds;
    if (!kind) return false;
    const { rows } = await sql<Pending>`delete from search_entry where id in (
        select id from search_entry where kind = ${kind.id} limit ${FILLED_AT_ONCE})
      returning id, kind, words, words_org as org`.execute(trx);
    if (rows.length === 0) await sql`delete from search_kind where id = ${kind.id}`.execute(trx);
    await takeWords(trx, placesOf(rows));
    return true;
  });
}

/** What is left to do. */
export interface Backlog {
  /** Entries without their words, counted up to `COUNTED`. */
  pending: number;
  /** Records that were there before they were searched are still being filled in. */
  filling: boolean;
  clearing: boolean;
}

const COUNTED = WORDED_AT_ONCE + 1;

export async function backlogOf(db: Kysely<unknown>): Promise<Backlog> {
  const { rows } = await sql<Backlog>`select
    (select count(*) from (select from search_entry where pending order by id + 0 limit ${COUNTED}) p) as pending,
    exists (select from search_kind where name is not null and not filled) as filling,
    exists (select from search_kind where name is null) as clearing`.execute(db);
  return rows[0]!;
}

/** Does what is left, as long as it may go on. */
export async function keepUp(db: Kysely<unknown>, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    const { pending, filling, clearing } = await backlogOf(db);
    if (pending > 0) {
      // Another server has the rest.
      if ((await makeWords(db)) === 0) return;
    } else if (filling) {
      if (!(await fillEntries(db))) return;
    } else if (!clearing || !(await clearKind(db))) return;
  }
}
