import type { AnyResource } from '../resource/define.ts';
import { isWritten } from '../resource/part.ts';

/** Returns whether the table of a resource has a column for the values of added fields. */
export function holdsCustom(resource: AnyResource): boolean {
  return isWritten(resource) && resource.endpoints.list !== undefined;
}

/**
 * Returns whether companies may add fields to a resource: its records are written by the generated code, in a form that
 * people fill in. Parts have the fields of their whole.
 */
export function isExtensible(resource: AnyResource): boolean {
  const { endpoints, speaksOfAll } = resource;
  const hasForm = endpoints.add !== undefined || endpoints.edit !== undefined;
  return holdsCustom(resource) && resource.scope !== 'everyone' && hasForm && !speaksOfAll;
}
