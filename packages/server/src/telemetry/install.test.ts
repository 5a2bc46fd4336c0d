import { areaCallsOf, calls, resourceCalls, stepCalls } from '@gongdi/api';
import { areaBlank, areaOf, deviceinstall, devicelist, writeArea } from '@gongdi/domain';
import { exportRecords } from '@gongdi/sheets';
import { expect, it } from 'vitest';
import { demoId } from '../demo/index.ts';
import { sampleFile } from '../resources/testing.ts';
import { describeServers } from '../testing.ts';
import { newDevice } from './testing.ts';

const PROJECT = demoId('project', 1);
const steps = stepCalls(devicelist);
const history = resourceCalls(deviceinstall);
const devices = resourceCalls(devicelist);

describeServers('installing devices', (kit) => {
  it('keeps one record of each installation and removal, which nothing later changes', async () => {
    const client = await kit().client('contractor');
    const device = await newDevice(client, 3);
    const first = {
      id: device.id,
      project_id: PROJECT,
      install_place: '3 号楼东侧',
      installed_at: '2026-10-01',
      install_company: '华东安装',
      install_images: [await sampleFile(client)],
    };
    await client.call(steps['install']!, { body: first });
    await client.call(steps['uninstall']!, {
      body: { id: device.id, uninstalled_at: '2026-10-20', uninstall_reason: '移机' },
    });
    await client.call(steps['install']!, {
      body: { id: device.id, project_id: PROJECT, install_place: '5 号楼', installed_at: '2026-10-22' },
    });
    const { list } = await client.call(history.list!, { query: { device_id: device.id } });
    expect(list.map((one) => [one.install_status, one.install_place, one.installed_at, one.uninstalled_at])).toEqual([
      [2, '5 号楼', '2026-10-22', null],
      [3, '3 号楼东侧', '2026-10-01', '2026-10-20'],
      [2, '3 号楼东侧', '2026-10-01', null],
    ]);
    const removal = await client.call(history.detail!, { params: { id: list[1]!.id } });
    expect(removal).toMatchObject({ uninstall_reason: '移机', install_company: '华东安装' });
    expect(removal.install_images).toHaveLength(1);
    // The record of the device shows its present installation only.
    const now = await client.call(devices.detail!, { params: { id: device.id } });
    expect(now).toMatchObject({ install_status: 2, install_place: '5 号楼', uninstalled_at: null });
    // Another organisation does not see the history.
    const other = await (await kit().client('beichen')).call(history.list!, { query: { device_id: device.id } });
    expect(other.list).toEqual([]);
  });

  it('takes neither step in the wrong state, nor without what it needs', async () => {
    const client = await kit().client('contractor');
    const device = await newDevice(client, 3);
    const removal = { id: device.id, uninstalled_at: '2026-10-20', uninstall_reason: '移机' };
    await expect(client.call(steps['uninstall']!, { body: removal })).rejects.toMatchObject({ status: 409 });
    const incomplete = { id: device.id, install_place: '南门' };
    await expect(client.call(steps['install']!, { body: incomplete })).rejects.toMatchObject({ status: 422 });
    const { list } = await client.call(history.list!, { query: { device_id: device.id } });
    expect(list).toEqual([]);
  });

  it('frees the place in its area when a device is taken away', async () => {
    const client = await kit().client('contractor');
    const device = await newDevice(client, 17, { project_id: PROJECT });
    const installed = { id: device.id, project_id: PROJECT, install_place: '基坑西侧', installed_at: '2026-10-01' };
    await client.call(steps['install']!, { body: installed });
    const pit = areaOf('pit');
    const list = [{ device_id: device.id, name: 'CX-1', xaxis: 0.25, yaxis: 0.5 }];
    const form = { ...areaBlank(pit), project_id: PROJECT, area_name: '移机基坑', width: 600, height: 400, list };
    const area = await client.call(areaCallsOf(pit).add, { body: writeArea(pit, form) });
    expect(await client.call(devices.detail!, { params: { id: device.id } })).toMatchObject({ area_id: area.id });
    await client.call(steps['uninstall']!, {
      body: { id: device.id, uninstalled_at: '2026-10-20', uninstall_reason: '施工完成' },
    });
    const released = await client.call(devices.detail!, { params: { id: device.id } });
    expect(released.area_id ?? null).toBeNull();
    const { drawings } = await client.call(calls.area.areaMonitor, { body: { area_id: area.id } });
    expect(drawings[0]!.list).toMatchObject([{ device_id: '', point_name: 'CX-1', xaxis: 0.25, yaxis: 0.5 }]);
  });
});

describeServers('bringing many devices from a sheet', (kit) => {
  const upload = async (key: string, type: 1 | 2, records: Record<string, unknown>[]) => {
    const file = new Blob([await exportRecords(devicelist, records)]);
    const form = { type, key };
    return (await kit().client('contractor')).call(devices.import!, { form, file, fileName: '设备.xlsx' });
  };
  const row = (number: number, more: Record<string, unknown> = {}) => ({
    device_name: `批量 ${number}#`,
    device_number: `BULK-${number}`,
    device_type: 3,
    project_id: PROJECT,
    install_place: '3 号楼',
    firmware_version: '2.5.0',
    ...more,
  });

  it('adds the clean rows, names what is wrong with the others, and does nothing twice', async () => {
    const client = await kit().client('contractor');
    const sheet = [
      ...Array.from({ length: 300 }, (_, index) => row(index + 1)),
      row(1),
      row(301, { device_type: 999 }),
      row(302, { device_number: '' }),
    ];
    const result = await upload('bulk-devices-1', 2, sheet);
    expect(result).toMatchObject({ total: 303, added: 300, failed: 3, repeated: false });
    expect(result.errors.map((one) => [one.row, one.field])).toEqual([
      [302, 'device_number'],
      [303, 'device_type'],
      [304, 'device_number'],
    ]);
    expect(await upload('bulk-devices-1', 2, sheet)).toMatchObject({ added: 300, repeated: true });
    const found = await client.call(devices.list!, { query: { device_number: 'BULK-', page_size: 1000 } });
    expect(found.total).toBe(300);
    // Imported devices wait to be installed, with the firmware and place of the sheet.
    expect(found.list[0]).toMatchObject({ install_status: 1, firmware_version: '2.5.0', install_place: '3 号楼' });
  });
});
