import { calls, resourceCalls } from '@gongdi/api';
import { devicelist, warningconfig } from '@gongdi/domain';
import { demoId } from '@gongdi/server';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { arrive, button, dialog, toast } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server } = withConsole();
const PROJECT = demoId('project', 1);

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).locator('visible=true');
const choose = async (page: Page, label: string, title: string) => {
  await field(page, label).click();
  await page.keyboard.type(title);
  await page.locator('.ant-select-dropdown:visible').getByTitle(title, { exact: true }).click();
};

async function pitDevice(number: string) {
  const client = await server().client('contractor');
  const body = { device_name: `测斜 ${number}`, device_number: number, device_type: 17, project_id: PROJECT };
  const { id } = await client.call(resourceCalls(devicelist).add!, { body });
  const { device_key } = await client.call(calls.device.makeKey, { body: { id } });
  const send = (readings: unknown[]) =>
    client.call(calls.telemetry.ingest, { body: { device_number: number, device_key, readings } });
  return { client, id, send };
}

it('limits take a quantity of the type, in its unit, and refuse what cannot hold', async () => {
  const page = await open('/warningconfig/add', { user: 'contractor' });
  await choose(page, '设备类型', '深基坑');
  // Chosen by name, and only quantities of the device type are offered.
  await field(page, '监测项').click();
  await page.locator('.ant-select-dropdown:visible').getByTitle('沉降', { exact: true }).click();
  await choose(page, '比较量', '累计值');
  await field(page, '预警上限').fill('30');
  await field(page, '报警上限').fill('20');
  await expect.poll(() => page.locator('.ant-input-number-suffix', { hasText: 'mm' }).count()).toBeGreaterThan(5);
  await button(page, '保存').click();
  await page.getByText('报警上限不能小于预警上限').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await field(page, '报警上限').fill('40');
  await button(page, '保存').click();
  await toast(page, '保存成功').waitFor();
  await arrive(page, '/warningconfig');
  const row = page.locator('tr[data-row-key]', { hasText: '沉降 (mm)' }).first();
  await row.waitFor();
  const client = await server().client('contractor');
  const { list } = await client.call(resourceCalls(warningconfig).list!, { query: { quantity: 'settlement' } });
  expect(list).toMatchObject([{ quantity: 'settlement', warning_upper: 30, alarm_upper: 40 }]);
  for (const { id } of list) await client.call(resourceCalls(warningconfig).delete!, { params: { id } });
});

it('the base of cumulative values is set on the page of the device, with a reason that is kept', async () => {
  const { client, id, send } = await pitDevice('BASE-1');
  const { now } = server().clock;
  await send([3, 2, 1].map((one) => ({ ts: now - one * 600_000, values: { settlement: one === 3 ? 400 : -5.6 } })));
  await send([{ ts: now, values: { settlement: -5.6, crack: 900 }, units: { crack: 'kg' } }]);
  const page = await open(`/devicelist/detail?id=${id}`, { user: 'contractor' });
  const panel = page.locator('.gd-data-panel', { has: page.getByRole('heading', { name: '累计初始值' }) });
  await panel.getByText('首个读数', { exact: true }).waitFor();
  await panel.getByRole('button', { name: '设置初始值' }).click();
  const form = dialog(page, '设置初始值');
  await form.getByLabel('监测项').click();
  await page.locator('.ant-select-dropdown:visible').getByTitle('沉降', { exact: true }).click();
  await form
    .getByRole('button', { name: '保 存' })
    .or(form.getByRole('button', { name: '保存' }))
    .click();
  await form.getByText('请填写原因').waitFor();
  await form.getByLabel('初始值', { exact: true }).fill('0');
  await form.getByLabel('原因').fill('首个读数异常，以零点为准');
  expect(await axe(page)).toEqual([]);
  await form
    .getByRole('button', { name: '保 存' })
    .or(form.getByRole('button', { name: '保存' }))
    .click();
  await toast(page, '初始值已保存，此后的累计值与报警已重新计算').waitFor();
  await panel.getByText('首个读数异常，以零点为准').first().waitFor();
  const [latest] = await client.call(calls.device.latest, { query: { device_ids: id } });
  expect(latest).toMatchObject({ level: 0, values: { settlement: -5.6 } });
  // A refused message is shown there too, once it has been stored.
  await server().server.telemetry.tidy();
  await page.reload();
  await page.getByText('单位不认识或无法换算').waitFor();
  await page.getByText('900 kg').waitFor();
});

it('a silent device is offline, never normal', async () => {
  const { client, id, send } = await pitDevice('SILENT-1');
  await send([{ ts: server().clock.now, values: { settlement: 1 } }]);
  await server().database.pool.query(
    "update telemetry_latest set received_at = received_at - interval '1 day' where device_id = $1",
    [id],
  );
  await server().server.telemetry.tidy();
  const page = await open(`/devicelist/detail?id=${id}`, { user: 'contractor' });
  const head = page.locator('.gd-device-detail > header');
  await expect.poll(() => head.innerText()).toContain('离线');
  expect(await head.innerText()).not.toContain('正常');
  await page.locator('[data-alarm]', { hasText: '离线' }).first().waitFor();
  const { list } = await client.call(resourceCalls(devicelist).list!, { query: { device_number: 'SILENT-1' } });
  expect(list).toMatchObject([{ online: 0 }]);
});
