import { field } from '../../../field/field.ts';
import { installFields } from '../../../resource/install-fields.ts';
import { projectField } from '../../../resource/project-field.ts';
import { defineResource } from '../../../resource/define.ts';
import { deviceType, installStatus, warnLevel } from '../../../dictionary/device.ts';
import { deviceStatus } from './dictionary.ts';

const hidden = { on: ['detail'], column: false } as const;
const parts = installFields({
  position: { on: ['add', 'edit', 'detail'], column: false },
  installed_at: { on: ['column', 'query', 'detail'], column: { width: 120, sort: true, hidden: true } },
  install_company: hidden,
  install_person: hidden,
  install_images: hidden,
  uninstalled_at: hidden,
  uninstall_company: hidden,
  uninstall_reason: hidden,
});
const INSTALLED = ['project_id', ...Object.keys(parts.installed)];
const REMOVED = Object.keys(parts.removed);

/** Fields that the installation history copies from a device: all fields that the two steps ask for. */
const HISTORY = {
  resource: 'deviceinstall',
  fields: {
    device_id: 'id',
    ...Object.fromEntries(['install_status', ...INSTALLED, ...REMOVED].map((name) => [name, name])),
  },
};

/** Devices (console specification, sections 2.2, 7.2 and 9.1; settled point 30). */
export default defineResource({
  name: 'devicelist',
  noun: 'device',
  label: { zh: '设备', en: 'Device' },
  about: {
    zh: '监测设备台账：登记、安装到项目与区域、查看在线状态和实时数据、拆除。',
    en: 'The monitoring devices: registered, installed at a project, watched, and removed.',
  },
  firstStep: {
    order: 40,
    way: 'site',
    label: { zh: '接入第一台设备', en: 'Connect the first device' },
    hint: {
      zh: '监测设备上报数据后，超限自动报警；没有设备时先安排巡检',
      en: 'Devices report and raise alarms; without devices, begin with patrols',
    },
  },
  service: 'device',
  title: 'device_name',
  scope: 'organisation',
  sort: { field: 'created_at', order: 'desc' },
  groups: {
    basic: { zh: '基本信息', en: 'Basics' },
    place: { zh: '安装信息', en: 'Installation' },
    product: { zh: '产品信息', en: 'Product' },
    removal: { zh: '拆除信息', en: 'Removal' },
  },
  fields: {
    device_name: field.text({
      label: { zh: '设备名称', en: 'Name' },
      required: true,
      maxLength: 100,
      query: 'like',
      group: 'basic',
      column: { width: 180, fixed: 'left', sort: true },
      example: '1# 塔吊',
    }),
    device_number: field.text({
      label: { zh: '设备编号', en: 'Number' },
      hint: { zh: '设备登录与上报时使用，同一组织内不可重复', en: 'Devices sign in and report with it; unique' },
      required: true,
      maxLength: 64,
      unique: true,
      query: 'like',
      group: 'basic',
      column: { width: 150, sort: true },
      example: 'TC-2026-001',
    }),
    device_type: field.code({
      label: { zh: '设备类型', en: 'Type' },
      required: true,
      dict: deviceType,
      query: 'eq',
      group: 'basic',
      column: { width: 120 },
      example: '塔吊',
    }),
    project_id: projectField({ group: 'basic', column: { width: 220 } }),
    // Written by the area that contains the point of the device.
    area_id: field.text({ label: { zh: '所属区域', en: 'Area' }, maxLength: 64, on: [] }),
    online: field.code({
      label: { zh: '在线状态', en: 'Online' },
      dict: deviceStatus,
      query: 'eq',
      group: 'basic',
      initial: 2,
      on: ['column', 'query', 'detail'],
      column: { width: 100, priority: 1 },
    }),
    warn_level: field.code({
      label: { zh: '当前级别', en: 'Level' },
      dict: warnLevel,
      query: 'eq',
      group: 'basic',
      initial: 0,
      on: ['column', 'query', 'detail'],
      column: { width: 100, priority: 1 },
    }),
    install_status: field.code({
      label: { zh: '安装状态', en: 'Installation' },
      required: true,
      dict: installStatus,
      query: 'in',
      group: 'place',
      initial: 1,
      on: ['column', 'query', 'detail'],
      column: { width: 110 },
    }),
    ...parts.installed,
    manufacturer: field.text({
      label: { zh: '生产厂家', en: 'Manufacturer' },
      maxLength: 100,
      group: 'product',
      column: { width: 160, hidden: true },
      example: '中联重科',
    }),
    model: field.text({
      label: { zh: '规格型号', en: 'Model' },
      maxLength: 64,
      group: 'product',
      column: { width: 120, hidden: true },
      example: 'TC6013',
    }),
    serial_number: field.text({
      label: { zh: '出厂编号', en: 'Serial number' },
      maxLength: 64,
      query: 'like',
      group: 'product',
      column: { width: 140, hidden: true },
    }),
    firmware_version: field.text({
      label: { zh: '固件版本', en: 'Firmware' },
      maxLength: 32,
      group: 'product',
      column: { width: 110, hidden: true },
      example: '2.4.1',
    }),
    produced_at: field.date({
      label: { zh: '出厂日期', en: 'Manufactured on' },
      group: 'product',
      column: { width: 120, hidden: true },
    }),
    stream_url: field.text({
      label: { zh: '视频地址', en: 'Stream' },
      hint: { zh: '录像机与相机的 HLS 或 FLV 地址', en: 'HLS or FLV address of recorders and cameras' },
      maxLength: 255,
      group: 'product',
      column: false,
    }),
    remark: field.textarea({
      label: { zh: '备注', en: 'Remarks' },
      maxLength: 500,
      group: 'product',
      column: false,
    }),
    ...parts.removed,
  },
  attention: [
    {
      label: { zh: '离线设备', en: 'Devices offline' },
      filters: { online: '0', install_status: '1,2' },
      level: 'warning',
      open: true,
    },
  ],
  figures: [
    { label: { zh: '在线设备', en: 'Devices online' }, filters: { online: '1' }, open: true },
    { label: { zh: '设备总数', en: 'Devices' }, filters: {}, open: true },
  ],
  openPlaces: true,
  endpoints: {
    list: 'GET device',
    detail: 'GET device/{id}',
    add: 'POST device',
    edit: 'PUT device',
    delete: 'DELETE device/{id}',
    import: 'POST device/import',
    export: 'GET device/export',
  },
  lifecycle: { field: 'install_status' },
  actions: {
    install: {
      label: { zh: '安装登记', en: 'Install' },
      endpoint: 'PUT device/install',
      step: {
        from: [1, 3],
        to: 2,
        asks: INSTALLED,
        needs: ['project_id', 'install_place', 'installed_at'],
        clears: REMOVED,
        makes: HISTORY,
        page: 'addinstall',
      },
    },
    uninstall: {
      label: { zh: '拆除登记', en: 'Remove' },
      endpoint: 'PUT device/uninstall',
      step: {
        from: [2],
        to: 3,
        asks: REMOVED,
        needs: ['uninstalled_at', 'uninstall_reason'],
        makes: HISTORY,
        page: 'adduninstall',
        danger: true,
      },
    },
    base: {
      label: { zh: '设置初始值', en: 'Set the base' },
      endpoint: 'POST device/base',
    },
    key: {
      label: { zh: '设备密钥', en: 'Device key' },
      endpoint: 'POST device/key',
      confirm: {
        zh: '生成新密钥后旧密钥立即失效，确定继续？',
        en: 'The old key stops working at once. Make a new one?',
      },
    },
  },
});
