import { CONTRACT } from '@gongdi/api';
import { findResource, MENU_VARIANTS, variantTree, type AnyResource } from '@gongdi/domain';
import { BUILT_IN_ROLES } from '@gongdi/server/facts';
import { consolePages } from '@gongdi/widgets/facts';
import { describe, expect, it, test } from 'vitest';
import { callsFact } from './facts/calls.ts';
import { routesFact } from './facts/console.ts';
import { menuFact } from './facts/menus.ts';
import { resourceFact } from './facts/resources.ts';
import { roleFact } from './facts/roles.ts';
import { goldenFiles } from './golden-files.ts';
import { differences, keptFiles, writeFiles } from './kept-files.ts';
import { factOf, Ordered, textOfFact, type Fact } from './text.ts';

test('nothing that users or stored data refer to has changed unnoticed', () => {
  const wanted = goldenFiles();
  if (process.env['GONGDI_GOLDEN'] === 'write') {
    for (const name of writeFiles(wanted)) process.stdout.write(`tests/golden/files/${name}\n`);
  }
  const found = differences(keptFiles(), wanted);
  const told = `Roles, models, saved views, bookmarks and other programs refer to these by name. Where the change is meant: npm run golden, and look at what it changed in tests/golden/files`;
  expect(found, `${told}\n${found.join('\n')}\n`).toEqual([]);
});

describe('the golden files differ when', () => {
  const staff = findResource('staff')!;
  const around = { roles: BUILT_IN_ROLES, tables: [] };
  const linesOf = (fact: Fact): string[] => textOfFact(fact).split('\n');
  /** Lines that only one of two facts has. */
  const apart = (one: Fact, other: Fact): string[] => {
    const [before, after] = [linesOf(one), linesOf(other)];
    const missing = (lines: string[], from: string[]) => lines.filter((line) => !from.includes(line));
    return [...missing(before, after).map((line) => `-${line}`), ...missing(after, before).map((line) => `+${line}`)];
  };

  it('a resource has another label, name or field', () => {
    const changed = (change: Partial<AnyResource>) =>
      apart(resourceFact(staff, around), resourceFact({ ...staff, ...change }, around));
    expect(changed({})).toEqual([]);
    expect(changed({ label: { zh: '工人', en: staff.label.en } })).toEqual([
      `-label: ${staff.label.zh} | ${staff.label.en}`,
      `+label: 工人 | ${staff.label.en}`,
    ]);
    expect(changed({ name: 'people' })).toEqual(expect.arrayContaining(['-name: staff', '+name: people']));
    const [first = '', ...rest] = Object.keys(staff.fields);
    const picked = (names: string[]) => Object.fromEntries(names.map((name) => [name, staff.fields[name]!]));
    expect(changed({ fields: picked(rest) })).toContain(`-  ${first}:`);
    expect(textOfFact(resourceFact({ ...staff, fields: picked([...rest, first]) }, around))).not.toBe(
      textOfFact(resourceFact(staff, around)),
    );
  });

  it('a call asks for another permission or stands elsewhere', () => {
    // Steps are done once under a key as well, so they would hide that one call no longer is.
    const calls = CONTRACT.filter(({ name }) => /^staff\.(add|edit|list)$/.test(name));
    const fact = (change: object) =>
      callsFact(
        calls.map((call) => (call.name === 'staff.add' ? { ...call, ...change } : call)),
        new Set(),
      );
    expect(apart(fact({}), callsFact(calls.toReversed(), new Set()))).toEqual([]);
    expect(apart(fact({}), fact({ permission: 'staff|edit' }))).toContain('-  permission: staff|add');
    expect(apart(fact({}), fact({ path: 'people' }))).toContain('+  at: POST /api/user/people');
    expect(apart(fact({}), fact({ once: undefined }))).toEqual(['-  done once under a key: true']);
  });

  it('a page has another address', () => {
    const pages = consolePages();
    const fact = (path: string) =>
      routesFact(
        pages.map((page) => (page.path === '/bpm/task/todo' ? { ...page, path } : page)),
        new Set(),
      );
    expect(textOfFact(fact('/bpm/task/todo'))).toBe(textOfFact(routesFact(pages.toReversed(), new Set())));
    expect(apart(fact('/bpm/task/todo'), fact('/todo'))).toEqual([
      '-/bpm/task/todo: guarded kept',
      '+/todo: guarded kept',
    ]);
  });

  it('entries of a menu change places', () => {
    const [variant] = MENU_VARIANTS;
    const tree = variantTree(variant!);
    expect(textOfFact(menuFact(variant!, tree.toReversed()))).not.toBe(textOfFact(menuFact(variant!, tree)));
  });

  it('a role is given more, whatever the order', () => {
    const role = BUILT_IN_ROLES.find(({ role_code }) => role_code === 'owner')!;
    const { permissions } = role;
    expect(apart(roleFact(role), roleFact({ ...role, permissions: permissions.toReversed() }))).toEqual([]);
    expect(apart(roleFact(role), roleFact({ ...role, permissions: [...permissions, 'staff|add'] }))).toEqual([
      '+  - may: staff|add',
    ]);
  });

  it('a file is missing, left over or other than it has to be', () => {
    const kept = new Map([
      ['a.txt', 'one\ntwo\n'],
      ['b.txt', ''],
    ]);
    expect(differences(kept, kept)).toEqual([]);
    expect(
      differences(
        kept,
        new Map([
          ['a.txt', 'one\nthree\n'],
          ['c.txt', ''],
        ]),
      ),
    ).toEqual(['a.txt:2', '  - two', '  + three', 'b.txt: nothing stands behind it any more', 'c.txt: is new']);
  });
});

test('texts are told from numbers, lists and nothing', () => {
  expect(
    textOfFact({
      b: ['a, b', 'c'],
      a: new Ordered([
        ['z', '1'],
        ['y', { zh: '甲', en: 'A' }],
      ]),
      c: factOf([{ two: undefined, one: () => 1 }, { list: [] }]),
    }),
  ).toBe('a:\n  z: "1"\n  y: 甲 | A\nb: "a, b", c\nc:\n  - one: (computed)\n  - list: (none)\n');
});
