import type { AnyResource } from '@gongdi/domain';

/** Returns the address of the add form of a resource, for the project of a record and with further values. */
export function addPage(
  { name }: Pick<AnyResource, 'name'>,
  { project_id }: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams({ ...(typeof project_id === 'string' && { project_id }), ...values });
  return `/${name}/add?${query.toString()}`;
}
