import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { partField } from '../../../resource/part-field.ts';
import { projectField } from '../../../resource/project-field.ts';
import { FLOOR_PLAN_STATUS, floorPlanStatus } from './dictionary.ts';

/** Plans of floors on which measured points, problems and defects are put by a tap. */
export default defineResource({
  name: 'floorplan',
  noun: 'floor_plan',
  label: { zh: '楼层平面图', en: 'Floor plan' },
  about: {
    zh: '各部位的平面图：在图上点位录入实测、下发整改、登记分户缺陷；支持图片、SVG、PDF 和 DXF。',
    en: 'Plans of the parts. Measurements, problems and defects are put on them by a tap. Pictures, SVG, PDF and DXF.',
  },
  rules: [
    {
      zh: '图纸文件保存后不可更换，改版另建一张，原图作废：点位按图幅比例记录，换图会错位。',
      en: 'The file of a plan is not replaced; a new version is a new plan, since pins are fractions of the drawing.',
    },
  ],
  service: 'device',
  title: 'plan_name',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    plan_name: field.text({
      label: { zh: '图名', en: 'Plan' },
      required: true,
      maxLength: 100,
      query: 'like',
      column: { width: 220, fixed: 'left', sort: true },
      example: '3 层平面图',
    }),
    plan_status: field.code({
      label: { zh: '图纸状态', en: 'State' },
      required: true,
      dict: floorPlanStatus,
      query: 'eq',
      initial: FLOOR_PLAN_STATUS.current,
      on: ['column', 'query', 'detail', 'sheet'],
      column: { width: 100 },
    }),
    project_id: projectField({ required: true }),
    part_id: partField({ required: true }),
    revision: field.text({
      label: { zh: '版本', en: 'Version' },
      maxLength: 30,
      column: { width: 90, priority: 1 },
      example: 'A 版',
    }),
    drawing: field.file({
      label: { zh: '图纸文件', en: 'Drawing' },
      required: true,
      hint: {
        zh: '图片、PDF 或 DXF；SVG 上传前转为图片',
        en: 'A picture, PDF or DXF; SVG is made a picture before it is sent',
      },
      accept: ['image', 'pdf', 'dxf'],
      on: ['column', 'add', 'detail'],
      column: { width: 160 },
    }),
    page_number: field.integer({
      label: { zh: 'PDF 页码', en: 'Page of the PDF' },
      required: true,
      min: 1,
      max: 2000,
      initial: 1,
      on: ['add', 'detail'],
    }),
    remark: field.textarea({
      label: { zh: '备注', en: 'Remark' },
      maxLength: 500,
      column: { width: 200, hidden: true },
    }),
  },
  endpoints: {
    list: 'GET floor-plan',
    detail: 'GET floor-plan/{id}',
    add: 'POST floor-plan',
    edit: 'PUT floor-plan',
    delete: 'DELETE floor-plan/{id}',
    export: 'GET floor-plan/export',
  },
  lifecycle: { field: 'plan_status' },
  actions: {
    withdraw: {
      label: { zh: '作废', en: 'Withdraw' },
      endpoint: 'PUT floor-plan/withdraw',
      step: { from: [FLOOR_PLAN_STATUS.current], to: FLOOR_PLAN_STATUS.old, danger: true },
    },
    restore: {
      label: { zh: '恢复现行', en: 'Make current' },
      endpoint: 'PUT floor-plan/restore',
      step: { from: [FLOOR_PLAN_STATUS.old], to: FLOOR_PLAN_STATUS.current },
    },
  },
});
