import { fieldsOf, type AnyResource, type NamedField } from '@gongdi/domain';

/**
 * Returns a field of a resource by name, to show its value as on other pages. @throws Error if there is no such field
 */
export function fieldOf(resource: AnyResource, name: string): NamedField {
  const field = fieldsOf(resource).find((one) => one.name === name);
  if (!field) throw new Error(`${resource.name}: no field ${name}`);
  return field;
}
