import { field } from '../field/field.ts';
import { traitsOf } from '../field/kinds.ts';
import type { FieldMeta } from '../field/meta.ts';

type Options<R extends boolean> = Pick<FieldMeta, 'group' | 'on' | 'column'> & { required?: R };

const PROJECTS = 'projectmanage';

/** Returns whether a field holds the project of the record. A field that a company has added never does. */
export const isProjectField = ({
  kind,
  ref,
  custom,
  recipient,
}: Pick<FieldMeta, 'kind' | 'ref' | 'custom' | 'recipient'>): boolean =>
  traitsOf(kind).refersTo === 'record' && ref === PROJECTS && !custom && !recipient;

/** Returns the name of the filter by which a list shows the records of one project; undefined: it has none. */
export function projectFilterOf(
  fields: readonly (Pick<FieldMeta, 'kind' | 'ref' | 'query' | 'custom' | 'recipient'> & { name: string })[],
): string | undefined {
  return fields.find((field) => field.query === 'eq' && isProjectField(field))?.name;
}

/** The project of a record. Lists filter by it. The access rights of the project decide who sees the record. */
export const projectField = <const R extends boolean = false>(options: Options<R> = {}) =>
  field.reference<R>({
    label: { zh: '所属项目', en: 'Project' },
    ref: PROJECTS,
    query: 'eq',
    column: { width: 240 },
    ...options,
  });

/** People who take part in the project of the record. */
export const PROJECT_PEOPLE = { project: 'project_id' } as const;

/**
 * Those of the `PROJECT_PEOPLE` who go on patrols: role 5002 lists the users of a project for patrol (console
 * specification, section 6).
 */
export const PATROL_PEOPLE = { project: 'project_id', roles: ['5002'] } as const;

/** Points of the project that the record belongs to. */
export const PROJECT_POINTS = { project: 'project_id' } as const;
