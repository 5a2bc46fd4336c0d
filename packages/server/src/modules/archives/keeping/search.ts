import { calls } from '@gongdi/api';
import { archivedocument } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { askedFor, INITIALS, type Asked } from '../../../search/index.ts';
import { scopeConditions, type Db } from '../../../store/index.ts';

/** Characters around the place that is found. */
const AROUND = 60;

interface Query {
  keyword: string;
  project_id?: string | undefined;
  archive_kind?: number | undefined;
}

export const searchHandler = (db: Db): Handler =>
  handle(calls.archive.searchText, async ({ query }, context) => {
    const asked = askedFor(query.keyword);
    const limit = calls.archive.ARCHIVE_HITS;
    const seen = seenBy(query, context);
    const hits = asked.parts.length === 0 ? [] : await hitsOf(db, asked, seen, limit + 1);
    return { hits: hits.slice(0, limit), more: hits.length > limit, waiting: await waitingOf(db, seen) };
  });

function seenBy({ project_id, archive_kind }: Query, { caller }: CallerContext): RawBuilder<unknown> {
  const conditions = [
    ...scopeConditions(archivedocument, caller.scope, 'read'),
    ...(project_id === undefined ? [] : [sql`project_id = ${project_id}`]),
    ...(archive_kind === undefined ? [] : [sql`archive_kind = ${archive_kind}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** The condition on the words; what fulfils it is compared with the whole input. */
export function wordsQuery({ parts }: Asked): string {
  return parts
    .map((part) => part.filter(({ from }) => !from.startsWith(INITIALS)))
    .filter((part) => part.length > 0)
    .map(
      (part) => `(${part.map(({ from, exact }) => `'${from.replaceAll("'", "''")}'${exact ? '' : ':*'}`).join(' | ')})`,
    )
    .join(' & ');
}

async function hitsOf(
  db: Db,
  asked: Asked,
  seen: RawBuilder<unknown>,
  limit: number,
): Promise<calls.archive.ArchiveHit[]> {
  const [first = ''] = asked.terms;
  const whole = sql.join(
    asked.terms.map((term) => sql`position(${term} in t.body) > 0`),
    sql` and `,
  );
  // Raw SQL: an index over words, and the text around the first place.
  const { rows } = await sql<calls.archive.ArchiveHit>`
    select d.id, d.document_title as title, f.full_name as folder, d.document_date::text as document_date,
      substr(t.body, greatest(1, position(${first} in t.body) - ${AROUND}), ${2 * AROUND + first.length}) as around
    from archive_text t join (select * from archive_document where ${seen}) d on d.id = t.document_id
      join archive_folder f on f.id = d.folder_id
    where t.words @@ ${wordsQuery(asked)}::tsquery and ${whole}
    order by d.document_date desc nulls last, d.id limit ${limit}`.execute(db);
  return rows;
}

async function waitingOf(db: Db, seen: RawBuilder<unknown>): Promise<number> {
  // Raw SQL: the condition of the partial index, and those of the scope.
  const { rows } = await sql<{ n: number }>`select count(*)::integer n from archive_document
    where examined_at is null and document_file is not null and ${seen}`.execute(db);
  return rows[0]?.n ?? 0;
}
