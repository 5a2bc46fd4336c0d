import { describe, expect, it } from 'vitest';
import { MAIN_MENU } from '../menu/main.ts';
import { permissionsOf } from '../menu/menu.ts';
import { GRANTED_ROLES, type Grantee, type Grants } from './define.ts';
import { grantedTo } from './granted-to.ts';

const EVERYONE: readonly Grantee[] = [...GRANTED_ROLES, 'pending'];

describe('what modules give to roles', () => {
  const all: [string, Grants][] = [
    ['task', { approvers: '*' }],
    ['bench', { everybody: ['list'] }],
    ['staff', { contractor: '*', lookers: ['list', 'detail'], regulator: ['export', 'list'] }],
    ['registration', { pending: ['list'] }],
  ];
  it.each<[Grantee, string[]]>([
    ['contractor', ['bench|list', 'staff|*', 'task|*']],
    ['owner', ['bench|list', 'staff|detail', 'staff|list', 'task|*']],
    ['regulator', ['bench|list', 'staff|detail', 'staff|export', 'staff|list', 'task|*']],
    ['driver', ['bench|list']],
    ['pending', ['registration|list']],
  ])('%s', (grantee, codes) => expect(grantedTo(grantee, all)).toEqual(codes));
});

it('names nothing that the menu does not offer', () => {
  const offered = permissionsOf(MAIN_MENU);
  const known = new Set<string>([...offered, ...offered.map((code) => code.replace(/\|.*/, '|*'))]);
  for (const grantee of EVERYONE) {
    expect(grantedTo(grantee)).not.toEqual([]);
    expect(grantedTo(grantee).filter((code) => !known.has(code))).toEqual([]);
  }
});
