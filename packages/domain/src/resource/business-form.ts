import { traitsOf } from '../field/kinds.ts';
import type { AnyResource } from './define.ts';
import { fieldsOf } from './fields.ts';
import { allResources, findResource } from './registry.ts';

/**
 * Returns whether a process can be about a record of this resource: its add page is then the form, its detail page the
 * view.
 */
export function isBusinessForm(resource: AnyResource): boolean {
  const { detail } = resource.endpoints;
  // A view resource has handwritten code for its writes, and a password cannot be part of an approval.
  return (
    Boolean(detail && sendOperation(resource)) &&
    !resource.viewOf &&
    fieldsOf(resource).every(({ kind }) => traitsOf(kind).stored)
  );
}

/** Returns the operation whose permission lets people start a process about a record; undefined: nobody does. */
export const sendOperation = ({ endpoints, lifecycle }: AnyResource): string | undefined =>
  endpoints.add ? 'add' : lifecycle?.sends;

/**
 * Returns the resource about which processes of a record are: the resource itself, or its whole where nobody adds such
 * records; undefined: there are none.
 */
export function processedAs(resource: AnyResource): AnyResource | undefined {
  if (isBusinessForm(resource)) return resource;
  const whole = resource.partOf === undefined ? undefined : findResource(resource.partOf);
  return whole && !whole.endpoints.add && isBusinessForm(whole) ? whole : undefined;
}

export function businessForms(): AnyResource[] {
  return allResources().filter(isBusinessForm);
}

/** Returns the addresses of a business form in the console, as models store them. */
export function businessFormPaths({ name }: Pick<AnyResource, 'name'>): { create: string; view: string } {
  return { create: `/${name}/add`, view: `/${name}/detail` };
}

/** Returns the resource name in the address of a business form; empty for another address. */
export function businessFormName(create: string | null | undefined): string {
  return /^\/([^/]+)\/add$/.exec(create ?? '')?.[1] ?? '';
}

/** Returns the resource whose records a model is about; undefined for another page. */
export function businessFormAt(create: string | null | undefined): AnyResource | undefined {
  const resource = findResource(businessFormName(create));
  return resource && isBusinessForm(resource) ? resource : undefined;
}
