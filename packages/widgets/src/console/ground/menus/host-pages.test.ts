import type { HostPage } from '@gongdi/api';
import type { MenuItem } from '@gongdi/domain';
import { describe, expect, it } from 'vitest';
import { checkedPages, withHostPages } from './host-pages.ts';
import { mayOpen, trailOf } from './menus.ts';

const item = (index: string, children: MenuItem[] = [], checked = true): MenuItem => ({
  index,
  title: index,
  icon: null,
  path: null,
  children,
  operation_list: [{ operation_code: 'list', title: 'list', checked }],
});
const MENUS = [item('workbench'), item('safety', [item('patrolsite'), item('trouble', [], false)])];
const GAS: HostPage = { path: '/gas', title: { zh: '燃气', en: 'Gas' }, group: 'safety', element: 'portal-gas' };
const names = (menus: readonly MenuItem[]): unknown[] =>
  menus.map(({ title, children }) => (children.length > 0 ? [title, names(children)] : title));

describe('pages of the host in the menus', () => {
  it('stand at the end of their group, in the language of the console', () => {
    expect(names(withHostPages(MENUS, [GAS], 'zh'))).toEqual([
      'workbench',
      ['safety', ['patrolsite', 'trouble', '燃气']],
    ]);
    expect(names(withHostPages(MENUS, [GAS], 'en'))).toEqual([
      'workbench',
      ['safety', ['patrolsite', 'trouble', 'Gas']],
    ]);
  });

  it('stand at the end where there is no such group', () => {
    for (const group of ['nothing', 'workbench'])
      expect(names(withHostPages(MENUS, [{ ...GAS, group }], 'en')).at(-1)).toBe('Gas');
    const { group: _, ...alone } = GAS;
    expect(names(withHostPages(MENUS, [alone], 'en')).at(-1)).toBe('Gas');
  });

  it('are there for users with their permission only, and can be opened by them only', () => {
    const asks = (permission: string) => withHostPages(MENUS, [{ ...GAS, permission }], 'en');
    expect(mayOpen(asks('patrolsite|list'), '/gas')).toBe(true);
    expect(trailOf(asks('patrolsite|list'), '/gas').map(({ title }) => title)).toEqual(['safety', 'Gas']);
    for (const permission of ['trouble|list', 'patrolsite|edit', ''])
      expect(mayOpen(asks(permission), '/gas')).toBe(false);
  });

  it('take the place of those that were stored', () => {
    const stored = withHostPages(MENUS, [GAS, { ...GAS, path: '/old', title: 'Old' }], 'en');
    expect(withHostPages(stored, [GAS], 'en')).toEqual(withHostPages(MENUS, [GAS], 'en'));
    expect(withHostPages(stored, [], 'en')).toEqual(MENUS);
  });

  it('are refused with an address or a tag that cannot be', () => {
    expect(checkedPages([GAS])).toEqual([GAS]);
    for (const path of ['gas', '/', '/gas/:id', '//x', '/a b'])
      expect(() => checkedPages([{ ...GAS, path }])).toThrow(path);
    for (const element of ['gas', 'Portal-Gas', '<x-y>'])
      expect(() => checkedPages([{ ...GAS, element }])).toThrow(element);
  });
});
