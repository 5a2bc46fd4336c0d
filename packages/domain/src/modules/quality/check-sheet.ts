import { field } from '../../field/field.ts';
import type { Label } from '../../label.ts';
import { CHECK_SHEET } from '../../quality/codes.ts';
import { checkSheetStatus } from './dictionary.ts';
import { signed, takenAt, takenBy, told } from './fields.ts';

const KEPT = ['column', 'query', 'detail', 'sheet'] as const;

/** Name and state of a check sheet (GB 50300-2013, A.0.1 and H.0.1), in its group `basic`. */
export const sheetHead = (example: string) => ({
  sheet_title: field.text({
    label: { zh: '核查表名称', en: 'Name' },
    required: true,
    maxLength: 120,
    query: 'like',
    group: 'basic',
    column: { width: 260, fixed: 'left', sort: true },
    example,
  }),
  sheet_status: field.code({
    label: { zh: '核查状态', en: 'State' },
    required: true,
    dict: checkSheetStatus,
    query: 'in',
    initial: CHECK_SHEET.draft,
    on: KEPT,
    group: 'basic',
    column: { width: 120, priority: 1 },
  }),
});

/** What the project leader and the chief supervisor say of it, in its group `conclude`. */
export const sheetEnd = () => ({
  present_opinion: told({ label: { zh: '施工单位自查意见', en: 'Opinion of the contractor' }, group: 'conclude' }),
  presented_by: takenBy({ label: { zh: '施工单位项目负责人', en: 'Project leader' }, group: 'conclude' }),
  presented_at: takenAt({ label: { zh: '报审时间', en: 'Presented at' }, group: 'conclude' }),
  present_signature: signed({ label: { zh: '项目负责人签名', en: 'Signature of the leader' }, group: 'conclude' }),
  conclude_opinion: told({ label: { zh: '总监理工程师结论', en: 'Conclusion' }, group: 'conclude' }),
  concluded_by: takenBy({ label: { zh: '总监理工程师', en: 'Chief supervisor' }, group: 'conclude' }),
  concluded_at: field.datetime({
    label: { zh: '结论时间', en: 'Concluded at' },
    query: 'between',
    on: KEPT,
    group: 'conclude',
    column: { width: 170, sort: true },
  }),
  conclude_signature: signed({ label: { zh: '总监签名', en: 'Signature of the chief' }, group: 'conclude' }),
  back_reason: told({ label: { zh: '退回或重开的原因', en: 'Why it was given back' }, group: 'conclude' }),
});

export const SHEET_GROUPS = {
  basic: { zh: '核查表', en: 'Check sheet' },
  items: { zh: '核查项目', en: 'Items' },
  conclude: { zh: '自查与结论', en: 'Check and conclusion' },
};

export const SHEET_LIFECYCLE = { field: 'sheet_status' as const, editable: [CHECK_SHEET.draft] };

/** A sheet waits for the chief supervisor. */
export const sheetAttention = (label: Label) => ({
  label,
  filters: { sheet_status: String(CHECK_SHEET.presented) },
  level: 'warning' as const,
});

const SIGNED = [
  'presented_by',
  'presented_at',
  'present_signature',
  'concluded_by',
  'concluded_at',
  'conclude_signature',
] as const;

/**
 * The steps of a check sheet.
 * @param path of its calls, such as `unit-check`
 * @param offline of those with a signature; the file of the resource says it, where it is read before it is loaded
 */
export const sheetActions = <const P extends string>(path: P, { offline }: { offline: true }) => ({
  present: {
    label: { zh: '报总监核查', en: 'Present' },
    endpoint: `PUT ${path}/present` as const,
    step: {
      from: [CHECK_SHEET.draft],
      to: CHECK_SHEET.presented,
      asks: ['present_opinion' as const, 'present_signature' as const],
      needs: ['present_opinion' as const, 'present_signature' as const],
      stamps: { by: 'presented_by' as const, at: 'presented_at' as const },
      clears: ['back_reason' as const],
      offline,
    },
  },
  conclude: {
    label: { zh: '结论符合', en: 'Conclude' },
    endpoint: `PUT ${path}/conclude` as const,
    step: {
      from: [CHECK_SHEET.presented],
      to: CHECK_SHEET.concluded,
      asks: ['conclude_opinion' as const, 'conclude_signature' as const],
      needs: ['conclude_opinion' as const, 'conclude_signature' as const],
      stamps: { by: 'concluded_by' as const, at: 'concluded_at' as const },
      tells: ['presented_by' as const],
      offline,
    },
  },
  giveback: {
    label: { zh: '退回', en: 'Give back' },
    endpoint: `PUT ${path}/giveback` as const,
    step: {
      from: [CHECK_SHEET.presented],
      to: CHECK_SHEET.draft,
      asks: ['back_reason' as const],
      needs: ['back_reason' as const],
      tells: ['presented_by' as const],
      clears: [...SIGNED],
      danger: true as const,
    },
  },
  reopen: {
    label: { zh: '重开', en: 'Open again' },
    endpoint: `PUT ${path}/reopen` as const,
    step: {
      from: [CHECK_SHEET.concluded],
      to: CHECK_SHEET.draft,
      asks: ['back_reason' as const],
      needs: ['back_reason' as const],
      tells: ['presented_by' as const],
      clears: [...SIGNED],
      danger: true as const,
    },
  },
});
