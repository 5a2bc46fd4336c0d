import * as api from '@gongdi/api';
import * as domain from '@gongdi/domain';
import * as facts from '@gongdi/server/facts';
import { expect, it } from 'vitest';
import { modulePages } from './module-pages.mjs';
import { moduleDocs } from './reference-pages.mjs';

const source = { ...domain, ...api, ...facts };

it('pages of modules are committed as the definitions stand: run `npm run reference` when this fails', () => {
  const stale = moduleDocs(source).filter(({ wanted, present }) => wanted !== present);
  expect(stale.map(({ path }) => path)).toEqual([]);
});

it('a page says the rules of its fields, its states and who may do what', () => {
  const pages = modulePages(source);
  const danger = pages['docs/modules/hiddenDangerRectification.md'];
  expect(danger).toMatch(/\| `result` \| 提交整改结果 \| 待整改 \| 待复查 \|/);
  expect(danger).toContain('## States');
  const people = pages['docs/modules/staff.md'];
  expect(people).toMatch(/\| `phone_number` \| 手机号码 \| Mobile \| `phone` \|.*personal \(telephone\), masked/);
  expect(people).toMatch(/\| `staff\\\|list` \| 查看 \|.*施工单位管理员/);
  expect(pages['docs/modules/README.md']).toContain('[staff](staff.md)');
});
