import { sql } from 'kysely';
import { wordsIn } from '../../../search/index.ts';
import type { Db } from '../../../store/index.ts';
import { fold } from '../../../text/runs.ts';

/** Most words of one text. */
const WORDS = 40_000;

/** Keeps the text of a document for the search; an empty one is not kept. */
export async function keepText(trx: Db, id: string, text: string): Promise<void> {
  if (text.trim() === '') return;
  // Raw SQL: a vector of words that are made here, not by a configuration of PostgreSQL.
  await sql`insert into archive_text (document_id, body, words)
    select ${id}, ${fold(text)}, array_to_tsvector(${wordsIn(text, WORDS)}::text[])
    on conflict (document_id) do update set body = excluded.body, words = excluded.words`.execute(trx);
}
