import { devicelist, patrolsite, projectmanage, type AnyResource } from '@gongdi/domain';

/** Resources of things on site that carry a code, with the field that stands on the label below the title. */
const CODED: ReadonlyMap<string, string | undefined> = new Map([
  [devicelist.name, 'device_number'],
  [projectmanage.name, undefined],
  [patrolsite.name, undefined],
]);

/** Whether records of a resource carry a code. */
export function isCoded({ name }: AnyResource): boolean {
  return CODED.has(name);
}

/** What stands below the title on a record's label. */
export function labelLines({ name }: AnyResource, row: Readonly<Record<string, unknown>>): string[] {
  const field = CODED.get(name);
  const value = field === undefined ? undefined : row[field];
  return typeof value === 'string' && value !== '' ? [value] : [];
}
