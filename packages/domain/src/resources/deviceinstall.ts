import { field } from '../field/field.ts';
import { projectField } from '../resource/project-field.ts';
import { defineResource } from '../resource/define.ts';

/**
 * History of installations and removals, one record for each: made by the two steps of a device and never changed
 * (console specification, section 2.2: detailinstall, detailuninstall; settled point 30).
 */
export default defineResource({
  name: 'deviceinstall',
  noun: 'device_installation',
  label: { zh: '设备安装记录', en: 'Installation' },
  service: 'device',
  title: 'install_place',
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
      dict: 'install_status',
      query: 'eq',
      group: 'basic',
      column: { width: 110 },
    }),
    project_id: projectField({ group: 'basic', column: { width: 220 } }),
    install_place: field.text({
      label: { zh: '安装位置', en: 'Place' },
      maxLength: 200,
      query: 'like',
      group: 'place',
      column: { width: 180 },
    }),
    position: field.place({ label: { zh: '位置坐标', en: 'Position' }, group: 'place', column: false }),
    installed_at: field.date({
      label: { zh: '安装日期', en: 'Installed on' },
      query: 'between',
      group: 'place',
      column: { width: 120, sort: true },
    }),
    install_company: field.text({
      label: { zh: '安装单位', en: 'Installed by' },
      maxLength: 100,
      group: 'place',
      column: { width: 160 },
    }),
    install_person: field.text({
      label: { zh: '安装负责人', en: 'Responsible' },
      maxLength: 50,
      group: 'place',
      column: { width: 110 },
    }),
    install_images: field.image({
      label: { zh: '安装照片', en: 'Pictures' },
      maxCount: 9,
      group: 'place',
      column: false,
    }),
    uninstalled_at: field.date({
      label: { zh: '拆除日期', en: 'Removed on' },
      query: 'between',
      group: 'removal',
      column: { width: 120, sort: true },
    }),
    uninstall_company: field.text({
      label: { zh: '拆除单位', en: 'Removed by' },
      maxLength: 100,
      group: 'removal',
      column: { width: 160, hidden: true },
    }),
    uninstall_reason: field.textarea({
      label: { zh: '拆除原因', en: 'Reason' },
      maxLength: 500,
      group: 'removal',
      column: { width: 200 },
    }),
  },
  endpoints: {
    list: 'GET device/install',
    detail: 'GET device/install/{id}',
    export: 'GET device/install/export',
  },
});
