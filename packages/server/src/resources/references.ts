import { fieldsOf, findResource, maskTitle, refersToRecords, type AnyResource, type RowOf } from '@gongdi/domain';
import { sql } from 'kysely';
import type { FindReference } from '@gongdi/sheets';
import { resourceRepository, type RowAccess, type Db } from '../store/index.ts';

/** Returns the resources that the fields of a resource refer to. */
function targetsOf(resource: AnyResource): AnyResource[] {
  const names = new Set(fieldsOf(resource).flatMap((field) => (refersToRecords(field.kind) ? (field.ref ?? []) : [])));
  return [...names].flatMap((name) => findResource(name) ?? []);
}

/**
 * Finds records by the title in a sheet, or by id, among those that the caller sees. If several records have the title,
 * the one of the caller's own organisation is used; if that is not unique either, none is.
 */
export async function referencesOf(
  db: Db,
  resource: AnyResource,
  access: RowAccess,
): Promise<Record<string, FindReference>> {
  const finders: Record<string, FindReference> = {};
  for (const target of targetsOf(resource)) {
    const own = new Map<string, string | undefined>();
    const any = new Map<string, string | undefined>();
    const ids = new Set<string>();
    for await (const rows of resourceRepository(db, target).each(access, {}))
      for (const row of rows) {
        const title = titleOf(target, row);
        ids.add(row.id);
        note(any, title, row.id);
        if (row.org_id === access.org_id) note(own, title, row.id);
      }
    finders[target.name] = (title) => own.get(title) ?? any.get(title) ?? (ids.has(title) ? title : undefined);
  }
  return finders;
}

/** Stores a title; a title that occurs twice refers to no record. */
function note(map: Map<string, string | undefined>, title: string, id: string): void {
  map.set(title, map.has(title) ? undefined : id);
}

function titleOf(resource: AnyResource, row: RowOf<AnyResource>): string {
  const title = (row as Record<string, unknown>)[resource.title];
  return typeof title === 'string' ? title : '';
}

/** Titles of everything that some records refer to, for an export. */
export async function titlesIn(
  db: Db,
  resource: AnyResource,
  access: RowAccess,
  records: readonly object[],
): Promise<Record<string, (id: string) => string | undefined>> {
  const titles: Record<string, (id: string) => string | undefined> = {};
  for (const target of targetsOf(resource)) {
    const names = fieldsOf(resource).flatMap((field) => (field.ref === target.name ? [field.name] : []));
    const ids = new Set(
      records.flatMap((record) =>
        names.flatMap((name) => (record as Record<string, unknown>)[name] as string | string[] | null),
      ),
    );
    ids.delete(null);
    // The records were read within the caller's access, so the caller may also see the titles of the people that they
    // name.
    const among = target.namedByReferrers ? sql`true` : undefined;
    const found = await resourceRepository(db, target).titles(access, { ids: [...ids] as string[], among });
    titles[target.name] = (id) => {
      const title = found.get(id);
      return title === undefined ? undefined : maskTitle(target, title);
    };
  }
  return titles;
}
