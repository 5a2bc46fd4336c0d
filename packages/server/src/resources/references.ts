import { fieldsOf, findResource, maskTitle, type AnyResource, type FieldKind, type RowOf } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import type { FindReference } from '@gongdi/sheets';
import { resourceRepository, type RowAccess } from '../store/index.ts';

const REFERRING: ReadonlySet<FieldKind> = new Set(['reference', 'references']);

/** Resources that the fields of a resource refer to. */
function targetsOf(resource: AnyResource): AnyResource[] {
  const names = new Set(fieldsOf(resource).flatMap((field) => (REFERRING.has(field.kind) ? (field.ref ?? []) : [])));
  return [...names].flatMap((name) => findResource(name) ?? []);
}

/**
 * Finds records by the title that a sheet gives, or by id, among those that the caller sees. Where several have the
 * title, that of the caller's own organisation is meant; where that does not decide, none is.
 */
export async function referencesOf(
  db: Kysely<unknown>,
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

/** A title that comes again stands for none. */
function note(map: Map<string, string | undefined>, title: string, id: string): void {
  map.set(title, map.has(title) ? undefined : id);
}

function titleOf(resource: AnyResource, row: RowOf<AnyResource>): string {
  const title = (row as Record<string, unknown>)[resource.title];
  return typeof title === 'string' ? title : '';
}

/** Titles of everything that some records refer to, for an export. */
export async function titlesIn(
  db: Kysely<unknown>,
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
    // The records were read within the access, so whom they name is told.
    const among = target.namedByReferrers ? sql`true` : undefined;
    const found = await resourceRepository(db, target).titles(access, { ids: [...ids] as string[], among });
    titles[target.name] = (id) => {
      const title = found.get(id);
      return title === undefined ? undefined : maskTitle(target, title);
    };
  }
  return titles;
}
