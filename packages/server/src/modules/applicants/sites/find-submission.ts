import { submissionKind, type Submission } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../store/index.ts';

/** Returns a submission of a kind that meets a condition; undefined when there is none. */
export async function findSubmission(
  db: Db,
  what: Submission,
  condition: RawBuilder<unknown>,
): Promise<{ id: string; number: string } | undefined> {
  const { resource, number } = submissionKind(what);
  // Raw SQL: the table and the column of the number are those of the kind.
  const { rows } = await sql<{ id: string; number: string }>`select id, ${sql.ref(number)} as number
    from ${sql.table(resource.noun)} where ${condition} limit 1`.execute(db);
  return rows[0];
}
