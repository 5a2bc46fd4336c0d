import { devicelist, material, patrolsite, projectmanage, type AnyResource } from '@gongdi/domain';

/** Resources of things on site that carry a code, with the field that stands on the label below the title. */
const CODED: ReadonlyMap<string, string | undefined> = new Map([
  [devicelist.name, 'device_number'],
  [projectmanage.name, undefined],
  [patrolsite.name, undefined],
  [material.name, 'batch_number'],
]);

/** Whether records of a resource carry a code. */
export function isCoded({ name }: AnyResource): boolean {
  return CODED.has(name);
}

type Row = Readonly<Record<string, unknown>> & { id: string };

/** Page that the code opens: a record's own, for whoever may log in, or one for everybody. */
export function codedPath({ name }: AnyResource, row: Row): { path: string; open: boolean } {
  const code = row['public_code'];
  if (name === material.name && typeof code === 'string') return { path: `/qrcode/material?id=${code}`, open: true };
  return { path: `/${name}/detail?id=${encodeURIComponent(row.id)}`, open: false };
}

/** What stands below the title on a record's label. */
export function labelLines({ name }: AnyResource, row: Readonly<Record<string, unknown>>): string[] {
  const field = CODED.get(name);
  const value = field === undefined ? undefined : row[field];
  return typeof value === 'string' && value !== '' ? [value] : [];
}
