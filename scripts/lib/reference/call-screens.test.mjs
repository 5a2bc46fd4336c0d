import * as api from '@gongdi/api';
import * as domain from '@gongdi/domain';
import { expect, it } from 'vitest';
import { API_ONLY, reasonOf } from './api-only.mjs';
import { callScreens } from './call-screens.mjs';
import { callsPage } from './calls-page.mjs';

const rooms = { ...domain, ...api };

it('every call is used by a screen, or there is a reason why it is not (api-only.mjs)', () => {
  const idle = callScreens(rooms).filter(({ screens }) => screens.length === 0);
  expect(idle.map(({ call }) => call.name).filter((name) => reasonOf(name) === undefined)).toEqual([]);
});

it('every reason is one for a call that exists', () => {
  const names = new Set(api.CONTRACT.map(({ name }) => name));
  const general = new Set([...names].map((name) => name.replace(/^area\.[^.]+\./, 'area.*.')));
  expect(Object.keys(API_ONLY).filter((name) => !names.has(name) && !general.has(name))).toEqual([]);
});

it('finds a call by its name, out of its group, and of an area', () => {
  const found = (text) =>
    callScreens(rooms, [{ place: 'here', text }])
      .filter(({ screens }) => screens.includes('here'))
      .map(({ call }) => call.name);
  expect(found('client.call(calls.fence.save, {})')).toEqual(['fence.save']);
  expect(found('const { fence, base } = calls;\nask(fence.get); ask(base.references)')).toEqual([
    'reference.list',
    'fence.get',
  ]);
  expect(found('const { history } = calls.fence;')).toEqual(['fence.history']);
  expect(found('const own = areaCallsOf(area);\nown.realExport')).toEqual(['area.highformwork.real.export']);
  expect(found('fence.get')).toEqual([]);
});

it('tells of each call its screens or why there are none', () => {
  const call = {
    name: 'fence.enclose',
    label: { zh: '甲', en: 'first' },
    service: 'base',
    method: 'POST',
    path: 'a/b',
  };
  const text = callsPage([
    { call, screens: [] },
    { call: { ...call, name: 'fence.get' }, screens: ['fence-editor'] },
  ]);
  expect(text).toContain('| `fence.enclose` | `POST a/b` | 甲 | first | API only: the fence screen saves in one call');
  expect(text).toContain('| `fence.get` | `POST a/b` | 甲 | first | `fence-editor` |');
});
