import { fieldsOf, type AnyResource, type NamedField } from '@gongdi/domain';

/** One field of a resource, to show its value as everywhere. @throws Error when there is none of that name */
export function fieldOf(resource: AnyResource, name: string): NamedField {
  const field = fieldsOf(resource).find((one) => one.name === name);
  if (!field) throw new Error(`${resource.name}: no field ${name}`);
  return field;
}
