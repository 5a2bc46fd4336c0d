import { field } from '../field/field.ts';
import type { Label } from '../label.ts';
import { defineResource, type Resource } from '../resource/define.ts';
import type { AreaType } from './define.ts';
import { deviceType, monitorLevel, monitorStatus } from '../dictionary/device.ts';

/** Label and length of the name, for form, list and checks. */
export const AREA_NAME_LENGTH = 100;
const IMAGE_KB = 20 * 1024;

const name = field.text({
  label: { zh: '区域名称', en: 'Area' },
  required: true,
  maxLength: AREA_NAME_LENGTH,
  query: 'like',
  column: { width: 220, fixed: 'left' },
});
const project_id = field.reference({
  label: { zh: '所属项目', en: 'Project' },
  ref: 'projectmanage',
  required: true,
  query: 'eq',
  // An area cannot move to another project.
  on: ['column', 'query', 'add', 'detail'],
  column: { width: 220 },
});
const construction_flag = field.boolean({
  label: { zh: '是否在施', en: 'Under construction' },
  column: { width: 110 },
  initial: false,
});
const published_flag = field.boolean({
  label: { zh: '对外公示', en: 'Published' },
  hint: { zh: '公示后，数据大屏等免登录页面可以看到', en: 'Published areas show on screens without login' },
  column: { width: 110 },
  initial: false,
});
const monitor_status = field.code({
  label: { zh: '监测状态', en: 'Monitoring' },
  dict: monitorStatus,
  column: { width: 110 },
  query: 'eq',
  on: ['column', 'detail'],
  initial: 1,
});

/** Stored area: one table for all types. Areas have handwritten calls, so no calls are lifted from this resource. */
export const areaRecord = defineResource({
  name: 'area',
  noun: 'area',
  label: { zh: '监测区域', en: 'Area' },
  service: 'device',
  title: 'area_name',
  scope: 'organisation',
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    area_type: field.code({
      label: { zh: '区域类型', en: 'Type of area' },
      dict: deviceType,
      required: true,
      query: 'eq',
    }),
    area_name: name,
    project_id,
    company_id: field.text({ label: { zh: '所属企业', en: 'Company' }, maxLength: 64 }),
    width: field.integer({
      label: { zh: '图纸宽度', en: 'Width of the drawing' },
      required: true,
      min: 0,
      max: 100_000,
    }),
    height: field.integer({
      label: { zh: '图纸高度', en: 'Height of the drawing' },
      required: true,
      min: 0,
      max: 100_000,
    }),
    drawing: field.file({ label: { zh: '区域图纸', en: 'Drawing' }, accept: ['image'], maxSize: IMAGE_KB }),
    construction_flag,
    published_flag,
    monitor_status: field.code({ label: { zh: '监测状态', en: 'Monitoring' }, dict: monitorStatus, query: 'eq' }),
  },
  endpoints: {},
});

/** Stored monitoring scheme. */
export const schemeRecord = defineResource({
  name: 'monitorscheme',
  noun: 'monitor_scheme',
  label: { zh: '监测方案', en: 'Monitor scheme' },
  service: 'device',
  title: 'name',
  scope: 'organisation',
  fields: {
    name: field.text({ label: { zh: '方案名称', en: 'Scheme' }, required: true, maxLength: 100 }),
    monitor_level: field.code({
      label: { zh: '监测等级', en: 'Class' },
      dict: monitorLevel,
      required: true,
      initial: 1,
    }),
    monitor_unit: field.text({ label: { zh: '监测单位', en: 'Monitoring company' }, maxLength: 100 }),
    monitor_unit_leader: field.text({
      label: { zh: '监测单位负责人', en: 'Head of monitoring company' },
      maxLength: 50,
    }),
    monitor_unit_leader_phone: field.phone({ label: { zh: '负责人电话', en: 'Telephone' } }),
    begin_time: field.date({ label: { zh: '监测开始日期', en: 'First day' } }),
    end_time: field.date({ label: { zh: '监测结束日期', en: 'Last day' } }),
    scheme_url: field.file({ label: { zh: '监测方案文件', en: 'Document' }, maxSize: 50 * 1024 }),
    graphic_url: field.file({ label: { zh: '监测平面图', en: 'Plan' }, accept: ['image', 'pdf'], maxSize: IMAGE_KB }),
    fence_code: field.text({ label: { zh: '围栏编号', en: 'Fence code' }, maxLength: 64, on: ['detail'] }),
    area_id: field.text({ label: areaRecord.label, required: true, maxLength: 64, on: [] }),
    area_type: field.code({
      label: { zh: '区域类型', en: 'Type of area' },
      dict: deviceType,
      required: true,
      on: [],
    }),
    project_id: field.reference({
      label: { zh: '所属项目', en: 'Project' },
      ref: 'projectmanage',
      required: true,
      on: [],
    }),
  },
  endpoints: {},
  order: [['begin_time', 'end_time']],
});

const forms = new Map<AreaType, Resource>();

/** Returns the fields of the lists, queries and forms of a type, without the drawing. */
export function areaFormOf(area: AreaType): Resource {
  let form = forms.get(area);
  if (!form) {
    const label: Label = { zh: `${area.label.zh}区域`, en: `${area.label.en} area` };
    form = defineResource({
      name: area.path,
      noun: 'area',
      label,
      service: 'device',
      title: 'area_name',
      scope: 'organisation',
      fields: {
        area_name: name,
        project_id,
        ...(area.construction ? { construction_flag } : {}),
        published_flag,
        monitor_status,
      },
      endpoints: {},
    });
    forms.set(area, form);
  }
  return form;
}
