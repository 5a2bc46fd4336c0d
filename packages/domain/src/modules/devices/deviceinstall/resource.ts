import { field } from '../../../field/field.ts';
import { installFields } from '../../../resource/install-fields.ts';
import { projectField } from '../../../resource/project-field.ts';
import { defineResource } from '../../../resource/define.ts';
import { installStatus } from '../../../dictionary/device.ts';

const parts = installFields({ uninstalled_at: { query: 'between', column: { width: 120, sort: true } } });

/**
 * History of installations and removals, one record for each. The two steps of a device create the records, and nothing
 * changes them (console specification, section 2.2: detailinstall, detailuninstall; settled point 30).
 */
export default defineResource({
  name: 'deviceinstall',
  noun: 'device_installation',
  label: { zh: '设备安装记录', en: 'Installation' },
  about: {
    zh: '设备每一次安装和拆除的记录，由设备的安装、拆除操作自动生成，不可修改。',
    en: 'Each installation and removal of a device. The steps of the device write these records; nobody changes them.',
  },
  service: 'device',
  title: 'install_place',
  face: { title: 'device_id' },
  scope: 'organisation',
  sort: { field: 'created_at', order: 'desc' },
  groups: {
    basic: { zh: '基本信息', en: 'Basics' },
    place: { zh: '安装信息', en: 'Installation' },
    removal: { zh: '拆除信息', en: 'Removal' },
  },
  fields: {
    device_id: field.reference({
      label: { zh: '设备', en: 'Device' },
      required: true,
      ref: 'devicelist',
      query: 'eq',
      group: 'basic',
      column: { width: 180, fixed: 'left' },
    }),
    install_status: field.code({
      label: { zh: '记录类型', en: 'Kind' },
      required: true,
      dict: installStatus,
      query: 'eq',
      group: 'basic',
      column: { width: 110 },
    }),
    project_id: projectField({ group: 'basic', column: { width: 220 } }),
    ...parts.installed,
    ...parts.removed,
  },
  endpoints: {
    list: 'GET device/install',
    detail: 'GET device/install/{id}',
    export: 'GET device/install/export',
  },
});
