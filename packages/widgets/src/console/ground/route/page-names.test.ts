import { KNOWN_RESOURCES } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { MODULE_ROUTES } from '../../generated/routes.ts';
import { pageNamesOf } from './page-names.ts';
import { named } from './handles.ts';

it('takes names from routes, with the path above them', () => {
  const names = pageNamesOf([{ path: '/pit', children: [{ path: 'rundata/pit', handle: named('数据', 'Data') }] }]);
  expect([...names]).toEqual([['/pit/rundata/pit', { zh: '数据', en: 'Data' }]]);
  expect([...pageNamesOf([{ path: 'file', handle: named('档案', 'File') }], '/staff').keys()]).toEqual(['/staff/file']);
});

/** Pages of records that every list has, also under other paths; they are named by these words. */
const RECORD = /^(?:manage\/\w+\/)?(?:add|edit|detail|create)(?:[A-Z]\w*|\/:\w+)?$/;

it('every page that a module adds below a list has a name: without one its tab is named as the list, and a phone has no way back', () => {
  const nameless = MODULE_ROUTES.flatMap(({ of, below = [] }) => {
    if (of === undefined) return [];
    expect(KNOWN_RESOURCES.has(of)).toBe(true);
    const names = pageNamesOf(below, `/${of}`);
    return below.flatMap(({ path = '' }) =>
      RECORD.test(path) || names.has(`/${of}/${path}`) ? [] : [`${of}/${path}`],
    );
  });
  expect(nameless).toEqual([]);
});
