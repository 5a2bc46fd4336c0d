import {
  dictionaryOf,
  leavesOf,
  menuForEnterprise,
  menusOf,
  MENU_VARIANTS,
  permissionsOf,
  variantTree,
} from '@gongdi/domain';
import { consolePages } from '@gongdi/widgets/facts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SPECIFIED } from './specified.ts';

const PAGE = readFileSync(new URL('../../docs/specification/console/2-screens.md', import.meta.url), 'utf8');
const section = (from: string, to: string): string => PAGE.slice(PAGE.indexOf(from), PAGE.indexOf(to));
const MODULES = section('## 2.2', '## 2.4');

/** The names and words in the second column of the tables. */
function namedBySpecification(): string[] {
  const cells = MODULES.split('\n').flatMap((line) => /^\| (?!group|---)[^|]+\| (.*) \|$/.exec(line)?.[1] ?? []);
  return cells
    .join('; ')
    .replaceAll('`', '')
    .split(/[,;()]| and /)
    .map((one) => one.trim())
    .filter(Boolean);
}

test('console 2.2, 2.3: the table has every module and sub-route that the specification names', () => {
  const known = new Set(SPECIFIED.flatMap(({ route, below }) => [route, `/${route}`, ...below]));
  const words = SPECIFIED.flatMap(({ says }) => says ?? []);
  const parts = new Set(SPECIFIED.flatMap(({ below }) => below.flatMap((one) => one.split('/'))));
  const inWords = (one: string) => words.some((said) => said.includes(one));
  const explained = (one: string) =>
    /install sub-routes|^manage with chart add|^regular\/add/.test(one) || parts.has(one);
  const unknown = namedBySpecification().filter((one) => !known.has(one) && !inWords(one) && !explained(one));
  expect(unknown).toEqual([]);
});

test('console 2.2, 2.3: the table has nothing else', () => {
  const screens = section('## 2.2', '## 2.7');
  const unnamed = SPECIFIED.filter(({ route, says }) => {
    if (says !== undefined) return !screens.includes(says);
    return !new RegExp(`(^|[^a-zA-Z_])${route}([^a-zA-Z_]|$)`, 'm').test(screens);
  });
  expect(unnamed.map(({ route }) => route)).toEqual([]);
  const routes = SPECIFIED.map(({ route }) => route);
  expect(routes.filter((one, at) => routes.indexOf(one) !== at)).toEqual([]);
});

const TYPES = dictionaryOf('ent_type').entries.map(({ value }) => value);

test.each(MENU_VARIANTS.map((variant) => [variant.name, variant] as const))(
  'settled 5: each entry of the variant %s opens a guarded page, for every type of enterprise',
  (_, variant) => {
    const pages = new Map(consolePages().map((page) => [page.path, page]));
    const tree = variantTree(variant);
    const permissions = new Set(permissionsOf(tree));
    for (const ent_type of TYPES)
      for (const lang of ['zh', 'en'] as const) {
        const menus = menuForEnterprise(menusOf(tree, { permissions, ent_type }, lang), ent_type);
        const leaves = leavesOf(menus).map(({ index, path, title }) => ({ title, path: path ?? `/${index}` }));
        expect(leaves.length).toBeGreaterThan(10);
        expect(leaves.filter(({ title }) => title.trim() === '')).toEqual([]);
        expect(leaves.filter(({ path }) => !pages.get(path)?.guarded).map(({ path }) => path)).toEqual([]);
        const paths = leaves.map(({ path }) => path);
        expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
      }
  },
);

test('console 2.2: every built module, or a page below it, is an entry of the menu of some variant', () => {
  const indexes = MENU_VARIANTS.flatMap((variant) => {
    const tree = variantTree(variant);
    const permissions = new Set(permissionsOf(tree));
    return TYPES.flatMap((ent_type) =>
      leavesOf(menuForEnterprise(menusOf(tree, { permissions, ent_type }, 'zh'), ent_type)).map(
        ({ index, path }) => path ?? `/${index}`,
      ),
    );
  });
  const isReached = (path: string) => indexes.some((one) => one === path || one.startsWith(`${path}/`));
  const pages = new Set(consolePages().map(({ path }) => path));
  const firsts = SPECIFIED.filter(({ route }) => pages.has(`/${route}`) && !route.includes('/'));
  expect(firsts.map(({ route }) => `/${route}`).filter((path) => !isReached(path))).toEqual([]);
});
