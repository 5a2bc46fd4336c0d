import { field } from '../../../field/field.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { defineResource } from '../../../resource/define.ts';
import { GEAR, gearKind, gearStatus } from './dictionary.ts';

const TOLD = ['column', 'detail'] as const;

/**
 * Protective equipment and tools that people of a labour unit hold (console specification, section 2.3, `equip`): handed
 * out against a signature, with a term, replaced, returned or lost.
 */
export default defineResource({
  name: 'equip',
  noun: 'gear',
  label: { zh: '劳保用品发放', en: 'Equipment handed out' },
  about: {
    zh: '发给工人的安全帽、安全带等劳动防护用品和工具：签收、使用期、以旧换新、归还和遗失。',
    en: 'Helmets, belts, other protective equipment and tools of workers: received, replaced, returned or lost.',
  },
  rules: [
    {
      zh: '不发给已离场人员；班组取自人员，使用期按类别设置（未核定）计算，可改。',
      en: 'Nothing is handed to somebody who has left. The team is that of the person; the term follows from the kind (setting, not confirmed) and may be changed.',
    },
    {
      zh: '到使用期自动变为“到期待换”并提醒发放人；以旧换新结清旧记录并生成新的发放记录。',
      en: 'At the end of its term it is due for replacement, and whoever handed it out is told. Replacing closes the record and begins the next.',
    },
    {
      zh: '归还数量不得多于发放数量；缺少部分和遗失按单价计出金额，只作提示，不自动从工资扣除。',
      en: 'No more is returned than was handed out. What is missing or lost is shown with its value; nothing is deducted from wages by itself.',
    },
    {
      zh: '人员离场时仍有未归还用品的，提醒可办理归还的人员；离场不受影响。',
      en: 'When somebody leaves with equipment, those who may take it back are told. Leaving is not held back.',
    },
  ],
  service: 'user',
  title: 'gear_name',
  scope: 'organisation',
  follows: 'project_id',
  onSite: true,
  offline: true,
  sort: { field: 'issued_on', order: 'desc' },
  groups: {
    gear: { zh: '用品', en: 'Equipment' },
    whom: { zh: '领用', en: 'Whom' },
    end: { zh: '归还与更换', en: 'Return and replacement' },
  },
  fields: {
    gear_name: field.text({
      label: { zh: '用品名称', en: 'Equipment' },
      required: true,
      maxLength: 50,
      query: 'like',
      group: 'gear',
      column: { width: 150, fixed: 'left' },
      example: '安全帽',
    }),
    status: field.code({
      label: { zh: '用品状态', en: 'State' },
      required: true,
      dict: gearStatus,
      query: 'in',
      initial: GEAR.inUse,
      on: ['column', 'query', 'detail', 'sheet'],
      group: 'end',
      column: { width: 110 },
    }),
    kind: field.code({
      label: { zh: '用品类别', en: 'Kind' },
      required: true,
      dict: gearKind,
      query: 'in',
      initial: 1,
      group: 'gear',
      column: { width: 110 },
      example: '头部防护',
    }),
    gear_number: field.text({
      label: { zh: '编号', en: 'Number' },
      maxLength: 50,
      query: 'like',
      group: 'gear',
      column: { width: 130 },
      example: 'AQM-0231',
    }),
    gear_model: field.text({
      label: { zh: '规格型号', en: 'Model' },
      maxLength: 100,
      group: 'gear',
      column: { width: 130, hidden: true },
      example: 'GB 2811 普通型',
    }),
    quantity: field.integer({
      label: { zh: '数量', en: 'Quantity' },
      required: true,
      min: 1,
      max: 1000,
      initial: 1,
      group: 'gear',
      column: { width: 80 },
      example: '1',
    }),
    unit_price: field.money({
      label: { zh: '单价', en: 'Price' },
      hint: { zh: '用于计算缺少和遗失的金额', en: 'For the value of what is missing' },
      group: 'gear',
      column: { width: 100, hidden: true },
      example: '45.00',
    }),
    project_id: projectField({ required: true, group: 'whom', column: { width: 220, hidden: true } }),
    staff_id: field.reference({
      label: { zh: '领用人', en: 'Handed to' },
      required: true,
      ref: 'staff',
      among: PROJECT_PEOPLE,
      query: 'eq',
      group: 'whom',
      column: { width: 110, priority: 1 },
    }),
    team_id: field.reference({
      label: { zh: '班组', en: 'Team' },
      ref: 'org',
      query: 'eq',
      on: ['column', 'query', 'detail'],
      group: 'whom',
      column: { width: 130 },
    }),
    issued_on: field.date({
      label: { zh: '发放日期', en: 'Handed out on' },
      required: true,
      query: 'between',
      group: 'whom',
      column: { width: 120, sort: true },
      example: '2026-05-12',
    }),
    replace_by: field.date({
      label: { zh: '使用期至', en: 'Use until' },
      hint: { zh: '留空时按类别的使用期计算', en: 'Empty: by the term of the kind' },
      query: 'between',
      group: 'whom',
      column: { width: 120, sort: true },
    }),
    keeper_id: field.reference({
      label: { zh: '发放人', en: 'Handed out by' },
      hint: { zh: '到期时提醒', en: 'Told at the end of the term' },
      ref: 'usermanage',
      own: true,
      among: PROJECT_PEOPLE,
      group: 'whom',
      column: { width: 110, hidden: true },
    }),
    signature: field.signature({
      label: { zh: '领用人签名', en: 'Signature' },
      on: ['add', 'edit', 'detail'],
      group: 'whom',
    }),
    ended_on: field.date({
      label: { zh: '办理日期', en: 'Closed on' },
      on: ['column', 'detail', 'sheet'],
      group: 'end',
      column: { width: 120, hidden: true },
    }),
    returned_count: field.integer({
      label: { zh: '归还数量', en: 'Returned' },
      min: 0,
      max: 1000,
      on: ['detail', 'sheet'],
      group: 'end',
    }),
    missing_count: field.integer({
      label: { zh: '缺少数量', en: 'Missing' },
      on: TOLD,
      group: 'end',
      column: { width: 90 },
    }),
    missing_value: field.money({
      label: { zh: '缺少金额', en: 'Value missing' },
      on: TOLD,
      group: 'end',
      column: { width: 110, hidden: true },
    }),
    end_reason: field.text({
      label: { zh: '情况说明', en: 'What happened' },
      maxLength: 200,
      on: ['detail', 'sheet'],
      group: 'end',
    }),
  },
  order: [
    ['issued_on', 'replace_by'],
    ['issued_on', 'ended_on'],
  ],
  check: ({ unit_price, quantity, returned_count }) => {
    if (typeof unit_price === 'string' && unit_price.startsWith('-'))
      return [{ path: 'unit_price', label: { zh: '单价不能为负', en: 'A price is not below zero' } }];
    if (typeof quantity === 'number' && typeof returned_count === 'number' && returned_count > quantity)
      return [
        {
          path: 'returned_count',
          label: { zh: '归还数量不能多于发放数量', en: 'No more is returned than was handed out' },
        },
      ];
    return [];
  },
  lifecycle: {
    field: 'status',
    editable: [GEAR.inUse, GEAR.due],
    due: { field: 'replace_by', states: [GEAR.inUse], to: GEAR.due, tells: ['keeper_id'] },
  },
  actions: {
    giveback: {
      label: { zh: '归还', en: 'Take back' },
      endpoint: 'PUT labour/gear/giveback',
      step: {
        from: [GEAR.inUse, GEAR.due],
        to: GEAR.returned,
        asks: ['ended_on', 'returned_count', 'end_reason'],
        needs: ['ended_on', 'returned_count'],
      },
    },
    replace: {
      label: { zh: '以旧换新', en: 'Replace' },
      endpoint: 'PUT labour/gear/replace',
      step: {
        from: [GEAR.inUse, GEAR.due],
        to: GEAR.replaced,
        asks: ['ended_on', 'end_reason'],
        needs: ['ended_on'],
      },
    },
    lose: {
      label: { zh: '登记遗失', en: 'Enter as lost' },
      endpoint: 'PUT labour/gear/lose',
      step: {
        from: [GEAR.inUse, GEAR.due],
        to: GEAR.lost,
        asks: ['ended_on', 'end_reason'],
        needs: ['ended_on', 'end_reason'],
        danger: true,
      },
    },
  },
  figures: [
    {
      label: { zh: '在用劳保用品', en: 'Equipment in use' },
      filters: { status: `${GEAR.inUse},${GEAR.due}` },
      trend: 'issued_on',
    },
  ],
  endpoints: {
    list: 'GET labour/gear',
    detail: 'GET labour/gear/{id}',
    add: 'POST labour/gear',
    edit: 'PUT labour/gear',
    delete: 'DELETE labour/gear/{id}',
    import: 'POST labour/gear/import',
    export: 'GET labour/gear/export',
    word: 'GET labour/gear/word/all',
  },
});
