import { filesIn, personalEntriesOf, wholeName, type AnyResource } from '@gongdi/domain';
import { sql } from 'kysely';
import { anyOf } from './any-of.ts';
import type { Db } from './tables.ts';

const known = new WeakMap<AnyResource, string[]>();

/** Returns the fields of a resource whose files are personal; most resources have none. */
function scansOf(resource: AnyResource): string[] {
  let names = known.get(resource);
  if (!names)
    known.set(
      resource,
      (names = personalEntriesOf(resource).flatMap((one) =>
        'personal' in one && one.personal === 'scan' ? [one.name] : [],
      )),
    );
  return names;
}

/**
 * Marks the personal files of records before these are written: from then on, only their sender and whoever may see the
 * personal data of the resource can open them, also where another field or record names them.
 */
export async function markScans(db: Db, resource: AnyResource, records: readonly object[]): Promise<void> {
  const names = scansOf(resource);
  if (names.length === 0) return;
  const ids = records.flatMap((record) =>
    names.flatMap((name) => filesIn((record as Readonly<Record<string, unknown>>)[name]).map((file) => file.id)),
  );
  if (ids.length === 0) return;
  const mark = [wholeName(resource)];
  // Raw SQL: the query builder neither joins nor compares arrays.
  await sql`update stored_file set personal_of = coalesce(personal_of, '{}') || ${mark}::text[]
    where id = ${anyOf(ids)} and not coalesce(personal_of, '{}') @> ${mark}::text[]`.execute(db);
}
