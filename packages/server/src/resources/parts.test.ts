import { resourceCalls, stepCalls } from '@gongdi/api';
import { allResources, deviceinstall, devicelist, findResource, type AnyResource } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { demoId } from '../demo/index.ts';
import { describeServers } from '../testing.ts';

const PROJECT = demoId('project', 1);
const PARTS: readonly (readonly [AnyResource, number])[] = [
  [findResource('ringlockscaffold')!, 54],
  [findResource('bridgemachine')!, 29],
  [findResource('hangingbasket')!, 30],
];
const whole = resourceCalls(devicelist);

describeServers('parts of the devices', (kit) => {
  it('are every resource that says so, each with the columns of the whole', async () => {
    expect(allResources().filter(({ partOf }) => partOf !== undefined)).toEqual(
      expect.arrayContaining(PARTS.map(([part]) => part)),
    );
    const columnsOf = async (table: string) => {
      const { rows } = await kit().database.pool.query<{ column_name: string; data_type: string }>(
        'select column_name, data_type from information_schema.columns where table_name = $1 order by column_name',
        [table],
      );
      return rows;
    };
    const device = await columnsOf('device');
    expect(device.length).toBeGreaterThan(20);
    for (const [{ noun }] of PARTS) expect(await columnsOf(noun)).toEqual(device);
  });

  it.each(PARTS)('$name: what is written is a device of its type, and no other is met', async (part, device_type) => {
    const client = await kit().client('contractor');
    const own = resourceCalls(part);
    const body = { device_name: `${part.label.zh} 甲`, device_number: `P-${device_type}-1`, project_id: PROJECT };
    const added = await client.call(own.add!, { body });
    expect(added).toMatchObject({ device_type, install_status: 1 });
    expect(await client.call(whole.detail!, { params: { id: added.id } })).toMatchObject({ device_type, ...body });

    const { list } = await client.call(own.list!, { query: { page_size: 50 } });
    expect(list.map(({ id }) => id)).toContain(added.id);
    expect(new Set(list.map((row) => row['device_type']))).toEqual(new Set([device_type]));
    const crane = await client.call(whole.list!, { query: { device_type: '3' } });
    const { id } = crane.list[0]!;
    await expect(client.call(own.detail!, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(client.call(own.delete!, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(client.call(own.add!, { body })).rejects.toMatchObject({ status: 409 });
    const next = { ...body, device_number: `P-${device_type}-2` };
    // The fields that all parts share cannot be sent.
    await expect(client.call(own.add!, { body: { ...next, device_type: 3 } })).rejects.toMatchObject({ status: 422 });
    const named = await client.call(own.add!, { body: next });

    const edited = { ...body, id: added.id, device_name: `${part.label.zh} 乙`, version: added.version };
    expect(await client.call(own.edit!, { body: edited })).toMatchObject({ device_name: `${part.label.zh} 乙` });
    await client.call(stepCalls(part)['install']!, {
      body: { id: added.id, project_id: PROJECT, install_place: '南门', installed_at: '2026-10-01' },
    });
    const history = await client.call(resourceCalls(deviceinstall).list!, { query: { device_id: added.id } });
    expect(history.list).toMatchObject([{ install_status: 2, install_place: '南门' }]);
    await client.call(stepCalls(part)['uninstall']!, {
      body: { id: added.id, uninstalled_at: '2026-10-20', uninstall_reason: '移机' },
    });
    expect(await client.call(own.detail!, { params: { id: added.id } })).toMatchObject({ install_status: 3 });
    await client.call(own.delete!, { params: { id: added.id } });
    await expect(client.call(whole.detail!, { params: { id: added.id } })).rejects.toMatchObject({ status: 404 });
    // The other organisation sees none of them.
    const beichen = await kit().client('beichen');
    const theirs = await beichen.call(own.list!, { query: {} });
    expect(theirs.list.map((one) => one.id)).not.toContain(named.id);
  });
});
