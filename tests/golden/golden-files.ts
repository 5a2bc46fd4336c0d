import { CONTRACT, resourceCalls, stepCalls, stepHistoryCall, type Call } from '@gongdi/api';
import { allDeviceTypes, allResources, APPLICANT_SITES, AREAS, dictionaries, MENU_VARIANTS } from '@gongdi/domain';
import { BUILT_IN_ROLES, readMigrations, readSnapshot } from '@gongdi/server/facts';
import { consolePages, platformPages, STORAGE_KEYS } from '@gongdi/widgets/facts';
import { callsFact, groupOf } from './facts/calls.ts';
import {
  deviceTypeFact,
  dictionaryFact,
  errorsFact,
  migrationsFact,
  settingsFact,
  sitesFact,
} from './facts/catalogues.ts';
import { routesFact, storageFact } from './facts/console.ts';
import { menuFact } from './facts/menus.ts';
import { resourceFact } from './facts/resources.ts';
import { firstRolesFact, permissionsFact, roleFact } from './facts/roles.ts';
import { specifiedRoutesFact } from './facts/specified-routes.ts';
import { factOf, textOfFact, type Fact } from './text.ts';

/** Names of the calls that resources generate. */
function liftedCalls(): Set<string> {
  const calls = allResources().flatMap((resource) => [
    ...(Object.values(resourceCalls(resource)) as Call[]),
    ...Object.values(stepCalls(resource)),
    ...[stepHistoryCall(resource) ?? []].flat(),
  ]);
  return new Set(calls.map(({ name }) => name));
}

/**
 * Returns everything that users and stored data refer to, by golden file. It is made from the registries with which the
 * product runs. Each thing has its own file, so that a new module adds files.
 */
export function goldenFiles(): Map<string, string> {
  const resources = allResources();
  const around = { roles: BUILT_IN_ROLES, tables: readSnapshot().tables };
  const lifted = liftedCalls();
  const groups = new Set(CONTRACT.map(groupOf));
  const facts: [string, Fact][] = [
    ...resources.map((one): [string, Fact] => [`resources/${one.name}`, resourceFact(one, around)]),
    ...AREAS.map((one): [string, Fact] => [`areas/${one.name}`, factOf(one)]),
    ...[...dictionaries.values()].map((one): [string, Fact] => [`dictionaries/${one.dict_type}`, dictionaryFact(one)]),
    ...allDeviceTypes().map((one): [string, Fact] => [`device-types/${one.code}`, deviceTypeFact(one)]),
    ...MENU_VARIANTS.map((one): [string, Fact] => [`menus/${one.name}`, menuFact(one)]),
    ...BUILT_IN_ROLES.map((one): [string, Fact] => [`roles/${one.role_code}`, roleFact(one)]),
    ...[...groups].map((group): [string, Fact] => [
      `calls/${group}`,
      callsFact(
        CONTRACT.filter((call) => groupOf(call) === group),
        lifted,
      ),
    ]),
    ['applicant-sites', sitesFact(APPLICANT_SITES)],
    ['browser-storage', storageFact(STORAGE_KEYS)],
    ['errors', errorsFact()],
    ['first-roles', firstRolesFact()],
    ['migrations', migrationsFact(readMigrations())],
    ['permissions', permissionsFact(new Set(resources.map(({ name }) => name)), BUILT_IN_ROLES)],
    ['routes', routesFact(consolePages(), new Set(platformPages().map(({ path }) => path)))],
    ['settings', settingsFact()],
    ['specified-routes', specifiedRoutesFact(consolePages())],
  ];
  return new Map(facts.map(([name, fact]) => [`${name}.txt`, textOfFact(fact)]));
}
