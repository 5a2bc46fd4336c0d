import type { AnyResource } from './define.ts';
import { fieldsOf } from './fields.ts';
import { allResources, findResource } from './registry.ts';

/** Whether a record of a resource may be what a process is about: its add page is the form, its detail page the view. */
export function isBusinessForm(resource: AnyResource): boolean {
  const { add, detail } = resource.endpoints;
  // What is a view has code of its own for its writes, and nobody approves a password.
  return Boolean(add && detail) && !resource.viewOf && fieldsOf(resource).every(({ kind }) => kind !== 'password');
}

export function businessForms(): AnyResource[] {
  return allResources().filter(isBusinessForm);
}

/** Addresses of a business form in the console, as models hold them. */
export function businessFormPaths({ name }: Pick<AnyResource, 'name'>): { create: string; view: string } {
  return { create: `/${name}/add`, view: `/${name}/detail` };
}

/** The name that the address of a business form holds; empty for another address. */
export function businessFormName(create: string | null | undefined): string {
  return /^\/([^/]+)\/add$/.exec(create ?? '')?.[1] ?? '';
}

/** The resource whose records a model is about; undefined for another page. */
export function businessFormAt(create: string | null | undefined): AnyResource | undefined {
  const resource = findResource(businessFormName(create));
  return resource && isBusinessForm(resource) ? resource : undefined;
}
