import { field } from '../../../field/field.ts';
import { REPORT_SECRET, REPORT_USE } from '../../../reporting/codes.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { reportSecret, reportUse } from '../dictionary.ts';

const TOLD = ['column', 'detail'] as const;

/** Which project is reported to which platform, with its codes there. The secret is kept apart, sealed. */
export default defineResource({
  name: 'reporttarget',
  noun: 'report_target',
  label: { zh: '上报配置', en: 'Reporting configuration' },
  about: {
    zh: '哪个项目向哪个实名制平台上报：平台上的项目编码、应用标识、上报内容、启用日期；密钥加密保存，可以测试连接、对账。',
    en: 'Which project is reported to which platform: its code there, what is reported and from when. The secret is kept encrypted; the connection can be tested, and both sides compared.',
  },
  rules: [
    {
      zh: '按依赖顺序上报：项目 → 参建单位 → 班组 → 人员 → 进退场、考勤、工资、培训；前一级未被接收时后一级等待。',
      en: 'In the order in which they depend: project, units, teams, people, then arrivals, attendance, wages, trainings. Each waits until what it needs was accepted.',
    },
    {
      zh: '身份证号、工资卡号、手机号只经此通道报送，每次往来记入“上报往来”，不保存报文内容。',
      en: 'Identity, card and telephone numbers leave by this way only. Each exchange is logged; its content is not kept.',
    },
    {
      zh: '停用后不再发送，队列保留；再次启用后继续。',
      en: 'When it is off nothing is sent; the queue stays and goes on when it is on again.',
    },
  ],
  service: 'user',
  title: 'project_id',
  scope: 'organisation',
  follows: 'project_id',
  namedByReferrers: true,
  sort: { field: 'created_at', order: 'desc' },
  views: { calendar: false },
  groups: {
    target: { zh: '上报到', en: 'Reported to' },
    content: { zh: '上报内容', en: 'What is reported' },
    course: { zh: '状态', en: 'State' },
  },
  fields: {
    project_id: projectField({ required: true, group: 'target', column: { width: 240, fixed: 'left' } }),
    status: field.code({
      label: { zh: '上报开关', en: 'Reporting' },
      required: true,
      dict: reportUse,
      query: 'eq',
      initial: REPORT_USE.off,
      on: ['column', 'query', 'detail'],
      group: 'course',
      column: { width: 110 },
    }),
    platform_id: field.reference({
      label: { zh: '实名制平台', en: 'Platform' },
      required: true,
      ref: 'reportplatform',
      query: 'eq',
      group: 'target',
      column: { width: 220 },
    }),
    project_code: field.text({
      label: { zh: '平台项目编码', en: 'Code of the project there' },
      required: true,
      maxLength: 60,
      group: 'target',
      column: { width: 160, priority: 1 },
      example: '3301102021010001',
    }),
    app_id: field.text({
      label: { zh: '应用标识（appid）', en: 'appid' },
      required: true,
      maxLength: 60,
      group: 'target',
      column: { width: 160, hidden: true },
      example: '330110200307020004',
    }),
    from_date: field.date({
      label: { zh: '上报起始日', en: 'Reported from' },
      hint: {
        zh: '此日起的进退场、考勤、工资和培训；档案不分先后全部上报',
        en: 'Arrivals, attendance, wages and trainings from then on; project, units, teams and people always',
      },
      required: true,
      group: 'content',
      column: { width: 120 },
      example: '2026-11-01',
    }),
    with_attendance: field.boolean({
      label: { zh: '报送考勤', en: 'Attendance' },
      initial: true,
      group: 'content',
      column: { width: 90, hidden: true },
    }),
    with_wages: field.boolean({
      label: { zh: '报送工资表', en: 'Wage sheets' },
      initial: true,
      group: 'content',
      column: { width: 100, hidden: true },
    }),
    with_training: field.boolean({
      label: { zh: '报送培训', en: 'Trainings' },
      initial: false,
      group: 'content',
      column: { width: 90, hidden: true },
    }),
    secret_state: field.code({
      label: { zh: '密钥', en: 'Secret' },
      required: true,
      dict: reportSecret,
      initial: REPORT_SECRET.none,
      on: TOLD,
      group: 'course',
      column: { width: 110 },
    }),
    tested_at: field.datetime({
      label: { zh: '最近测试', en: 'Tested at' },
      on: TOLD,
      group: 'course',
      column: { width: 160, hidden: true },
    }),
    test_result: field.text({
      label: { zh: '测试结果', en: 'What the test said' },
      maxLength: 300,
      on: ['detail'],
      group: 'course',
    }),
    reconciled_at: field.datetime({
      label: { zh: '最近对账', en: 'Compared at' },
      on: TOLD,
      group: 'course',
      column: { width: 160 },
    }),
    difference_count: field.integer({
      label: { zh: '对账差异', en: 'Differences' },
      on: TOLD,
      group: 'course',
      column: { width: 100, priority: 1 },
    }),
    reconcile_result: field.text({
      label: { zh: '对账结果', en: 'What the comparison said' },
      maxLength: 300,
      on: ['detail'],
      group: 'course',
    }),
  },
  lifecycle: { field: 'status' },
  actions: {
    enable: {
      label: { zh: '启用', en: 'Switch on' },
      endpoint: 'PUT report/target/enable',
      confirm: {
        zh: '启用后，本项目的人员、考勤、工资等（含身份证号、工资卡号）将报送到所选平台。',
        en: 'People, attendance and wages of the project, with identity and card numbers, will be sent to the platform.',
      },
      step: { from: [REPORT_USE.off], to: REPORT_USE.on, asks: [] },
    },
    disable: {
      label: { zh: '停用', en: 'Switch off' },
      endpoint: 'PUT report/target/disable',
      step: { from: [REPORT_USE.on], to: REPORT_USE.off, asks: [] },
    },
    secret: { label: { zh: '设置密钥', en: 'Set the secret' }, endpoint: 'PUT report/target/secret' },
    test: { label: { zh: '测试连接', en: 'Test the connection' }, endpoint: 'POST report/target/test' },
    reconcile: { label: { zh: '对账', en: 'Compare' }, endpoint: 'POST report/target/reconcile' },
  },
  figures: [
    { label: { zh: '启用的实名制上报', en: 'Real-name reporting on' }, filters: { status: String(REPORT_USE.on) } },
  ],
  endpoints: {
    list: 'GET report/target',
    detail: 'GET report/target/{id}',
    add: 'POST report/target',
    edit: 'PUT report/target',
  },
});
