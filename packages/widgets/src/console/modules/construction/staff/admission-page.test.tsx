// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { AdmissionPage } from './admission-page.tsx';
import type { AdmissionPerson } from './answer.tsx';

const { admission } = calls.labour;
const person = (more: Partial<AdmissionPerson> = {}): AdmissionPerson => ({
  staff_id: 's1',
  name: '周志强',
  id_card: '3201**********1234',
  trade: null,
  status: null,
  project_name: '滨江一期',
  team_name: null,
  age: 41,
  verdict: 'admitted',
  reasons: [],
  file: [],
  points: 3,
  light: 'green',
  ...more,
});
const answer = (...list: AdmissionPerson[]) => ({ list, more: false });

async function asked(at: string, given: Parameters<FakeServer['on']>[1] = answer(person()), may = ['staff|detail']) {
  const server = new FakeServer().on(admission, given as never);
  const page = await renderConsole(<AdmissionPage />, { server, at, may });
  return { page, server };
}
const bodies = (server: FakeServer) => server.sent(admission).map(({ body }) => body);

test('the code on a helmet asks at once', async () => {
  const { page, server } = await asked('/admission?id=s1');
  await page.until('可以上岗');
  expect(bodies(server)).toEqual([{ ids: ['s1'] }]);
  for (const fact of ['周志强', '41 岁', '滨江一期', '3201**********1234', '安全扣分 3'])
    expect(page.text).toContain(fact);
});

test('without a code nothing is asked until something is typed', async () => {
  const { page, server } = await asked('/admission');
  expect(page.text).toContain('请输入姓名');
  await page.type('input[type=text], .ant-input', '   ');
  await page.press('查询');
  expect(bodies(server)).toEqual([]);
  await page.type('.ant-input', ' 周志强 ');
  await page.press('查询');
  await page.until('可以上岗');
  expect(bodies(server)).toEqual([{ keyword: '周志强' }]);
});

test('what is typed, perhaps an identity number, does not come into the address', async () => {
  const { page } = await asked('/admission');
  await page.type('.ant-input', '320102198501011234');
  await page.press('查询');
  await page.until('可以上岗');
  expect(page.here).toBe('/admission');
});

test('the same question again is a new question: the answer may have changed', async () => {
  const { page, server } = await asked('/admission');
  await page.type('.ant-input', '周志强');
  await page.press('查询');
  await page.until('可以上岗');
  server.on(
    admission,
    answer(
      person({
        verdict: 'refused',
        light: 'red',
        reasons: [{ rule: 'age', level: 'refuse', text: '已满 60 周岁', mend: '改派其他岗位' }],
      }),
    ),
  );
  await page.press('查询');
  await page.until('怎样补救：改派其他岗位');
  expect(bodies(server)).toHaveLength(2);
  expect(page.text).not.toContain('绿牌');
});

test('of somebody unknown it is told whether he may be registered, and there is no file to open', async () => {
  const stranger = person({ staff_id: null, name: '', verdict: 'warned' });
  const { page } = await asked('/admission?id=x', answer(stranger));
  await page.until('可以登记');
  expect(page.text).toContain('尚未登记');
  expect(page.text).not.toContain('安全扣分');
  expect(page.choice('查看档案')).toBeUndefined();
  await page.unmount();
  const refused = await asked('/admission?id=x', answer({ ...stranger, verdict: 'refused' }));
  await refused.page.until('不能登记');
});

test('the file opens for those who may see it', async () => {
  const { page } = await asked('/admission?id=s1');
  await page.until('可以上岗');
  await page.press('查看档案');
  expect(page.here).toBe('/staff/detail?id=s1');
  await page.unmount();
  const other = await asked('/admission?id=s1', undefined, []);
  await other.page.until('可以上岗');
  expect(other.page.choice('查看档案')).toBeUndefined();
});

test('nobody found, too many found, and a refusal each say so', async () => {
  const none = await asked('/admission?id=s1', answer());
  await none.page.until('没有找到可以查看的人员');
  await none.page.unmount();
  const many = await asked('/admission?id=s1', { list: [person()], more: true });
  await many.page.until('请输入更完整的姓名');
  await many.page.unmount();
  const refused = await asked('/admission?id=s1', new CallFailure('请求过于频繁', { status: 429 }));
  await refused.page.until('请求过于频繁');
});
