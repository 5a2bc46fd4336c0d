import { allResources, permission, wholeName } from '@gongdi/domain';
import type { CallerContext } from '../../handler/index.ts';
import { templatesOf, type TemplateDeps } from './templates.ts';

/** Returns all templates that a caller may use, and the resources that may have some. */
export async function templateOverview(deps: TemplateDeps, context: CallerContext) {
  const resources = allResources().filter(
    (one) =>
      one.endpoints.detail &&
      wholeName(one) === one.name &&
      context.caller.permissions.has(permission(one.name, 'detail')),
  );
  const names = resources.map(({ name }) => name);
  return {
    resources: resources.map(({ name, label }) => ({ name, label: { ...label } })),
    templates: names.length > 0 ? await templatesOf(deps, names, context) : [],
  };
}
