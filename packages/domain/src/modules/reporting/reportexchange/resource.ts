import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { exchangeOutcome } from '../dictionary.ts';

const SHOWN = ['column', 'query', 'detail'] as const;
const TOLD = ['column', 'detail'] as const;

/** Every request to a platform and its answer, without the content: which personal data left, when, and what came of it. */
export default defineResource({
  name: 'reportexchange',
  noun: 'report_exchange',
  label: { zh: '上报往来', en: 'Exchange' },
  about: {
    zh: '与平台的每一次往来：接口、结果、应答、用时，以及报送了几项哪类个人信息。不保存报文内容。',
    en: 'Each request to a platform: method, outcome, answer, time, and how many personal values of which kind left. The content is not kept.',
  },
  service: 'user',
  title: 'method',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'exchanged_at', order: 'desc' },
  views: { calendar: false },
  fields: {
    method: field.text({
      label: { zh: '接口', en: 'Method' },
      required: true,
      maxLength: 60,
      query: 'like',
      searched: false,
      on: SHOWN,
      column: { width: 200, fixed: 'left' },
    }),
    outcome: field.code({
      label: { zh: '结果', en: 'Outcome' },
      required: true,
      dict: exchangeOutcome,
      query: 'eq',
      on: SHOWN,
      column: { width: 100, priority: 1 },
    }),
    exchanged_at: field.datetime({
      label: { zh: '时间', en: 'At' },
      required: true,
      query: 'between',
      on: SHOWN,
      column: { width: 170, sort: true, priority: 1 },
    }),
    answer: field.text({ label: { zh: '应答', en: 'Answer' }, maxLength: 300, on: TOLD, column: { width: 300 } }),
    personal_sent: field.text({
      label: { zh: '报送的个人信息', en: 'Personal data sent' },
      maxLength: 100,
      on: TOLD,
      column: { width: 220 },
    }),
    milliseconds: field.integer({ label: { zh: '用时（毫秒）', en: 'Time (ms)' }, on: TOLD, column: { width: 110 } }),
    request_id: field.text({
      label: { zh: '请求编号', en: 'Request' },
      maxLength: 64,
      on: TOLD,
      column: { width: 200, hidden: true },
    }),
    entry_id: field.reference({
      label: { zh: '上报记录', en: 'Report' },
      ref: 'reportentry',
      query: 'eq',
      on: SHOWN,
      column: { width: 200 },
    }),
    project_id: projectField({ required: true, on: SHOWN, column: { width: 220, hidden: true } }),
    target_id: field.reference({
      label: { zh: '上报配置', en: 'Configuration' },
      required: true,
      ref: 'reporttarget',
      query: 'eq',
      on: SHOWN,
      column: { width: 220, hidden: true },
    }),
  },
  face: { title: 'method', state: 'outcome' },
  endpoints: {
    list: 'GET report/exchange',
    detail: 'GET report/exchange/{id}',
    export: 'GET report/exchange/export',
  },
});
