import { field } from '../../field/field.ts';
import type { FieldPlace } from '../../field/meta.ts';
import { partField } from '../../resource/part-field.ts';
import { projectField } from '../../resource/project-field.ts';
import { DIARY, diaryStatus } from './dictionary.ts';

const KEPT: readonly FieldPlace[] = ['column', 'query', 'detail'];
const IN_STEP: readonly FieldPlace[] = ['column', 'detail'];
/** Chosen once: it says which diary it is. */
const CHOSEN_ONCE: readonly FieldPlace[] = ['column', 'query', 'add', 'detail'];

/** Title of a diary: its day and kind, kept by the database. */
export const diaryName = (en: string) =>
  field.text({
    label: { zh: '日志', en },
    maxLength: 100,
    on: ['column', 'detail'],
    group: 'basic',
    column: { width: 190, fixed: 'left' },
  });

/** The site and the unit work that a diary is about. */
export const diaryPlace = {
  project_id: projectField({ required: true, on: CHOSEN_ONCE, group: 'basic', column: { width: 200 } }),
  part_id: partField({ label: { zh: '单位工程', en: 'Unit work' }, on: CHOSEN_ONCE, group: 'basic' }),
};

/** Day of a diary: chosen once, because nothing is written back to another day later. */
export const diaryDay = field.date({
  label: { zh: '日期', en: 'Day' },
  hint: { zh: '不能选将来的日期；补记会标注', en: 'Not in the future; what is written later is marked' },
  required: true,
  query: 'between',
  on: CHOSEN_ONCE,
  group: 'basic',
  column: { width: 120, sort: true },
});

/** Weather of the day, from the record of the project where there is one. */
export const weatherFields = {
  weather: field.text({
    label: { zh: '天气', en: 'Weather' },
    maxLength: 40,
    group: 'basic',
    column: { width: 100, priority: 1 },
  }),
  temperature_max: field.decimal({
    label: { zh: '最高气温（℃）', en: 'Highest temperature (°C)' },
    min: -60,
    max: 60,
    group: 'basic',
    column: { width: 100, hidden: true },
  }),
  temperature_min: field.decimal({
    label: { zh: '最低气温（℃）', en: 'Lowest temperature (°C)' },
    min: -60,
    max: 60,
    group: 'basic',
    column: { width: 100, hidden: true },
  }),
  wind: field.text({
    label: { zh: '风力风向', en: 'Wind' },
    maxLength: 40,
    group: 'basic',
    column: { width: 120, hidden: true },
  }),
};

/** Who wrote a diary, when, how late, and its signature. */
export const signedFields = {
  diary_status: field.code({
    label: { zh: '日志状态', en: 'State' },
    required: true,
    dict: diaryStatus,
    query: 'in',
    initial: DIARY.draft,
    on: KEPT,
    group: 'signed',
    column: { width: 100 },
  }),
  author_id: field.reference({
    label: { zh: '记录人', en: 'Author' },
    ref: 'usermanage',
    query: 'eq',
    own: true,
    on: KEPT,
    group: 'signed',
    column: { width: 110, priority: 1 },
  }),
  late_days: field.integer({
    label: { zh: '补记（天）', en: 'Days late' },
    on: IN_STEP,
    group: 'signed',
    column: { width: 90 },
  }),
  late_flag: field.boolean({
    label: { zh: '补记', en: 'Written later' },
    query: 'eq',
    initial: false,
    on: ['query', 'detail'],
    group: 'signed',
  }),
  signature: field.signature({
    label: { zh: '记录人签名', en: 'Signature' },
    on: IN_STEP,
    group: 'signed',
    column: { width: 140, hidden: true },
  }),
  signed_at: field.datetime({
    label: { zh: '签字时间', en: 'Signed at' },
    on: IN_STEP,
    group: 'signed',
    column: { width: 170, hidden: true },
  }),
  reviewer_id: field.reference({
    label: { zh: '审阅人', en: 'Reviewed by' },
    ref: 'usermanage',
    on: IN_STEP,
    group: 'signed',
    column: { width: 110, hidden: true },
  }),
  reviewed_at: field.datetime({
    label: { zh: '审阅时间', en: 'Reviewed at' },
    on: IN_STEP,
    group: 'signed',
    column: { width: 170, hidden: true },
  }),
  review_opinion: field.textarea({
    label: { zh: '审阅意见', en: 'Opinion' },
    maxLength: 500,
    on: IN_STEP,
    group: 'signed',
    column: { width: 200, hidden: true },
  }),
};

const stateSteps = (path: string) =>
  ({
    sign: {
      label: { zh: '签字', en: 'Sign' },
      endpoint: `PUT ${path}/sign`,
      step: {
        from: [DIARY.draft],
        to: DIARY.signed,
        by: 'author_id',
        asks: ['signature'],
        needs: ['signature'],
        stamps: { at: 'signed_at' },
        offline: true,
      },
    },
    reopen: {
      label: { zh: '退回更正', en: 'Correct' },
      endpoint: `PUT ${path}/reopen`,
      step: {
        from: [DIARY.signed],
        to: DIARY.draft,
        asks: ['review_opinion'],
        needs: ['review_opinion'],
        clears: ['signature', 'signed_at'],
        tells: ['author_id'],
        danger: true,
      },
    },
    review: {
      label: { zh: '审阅', en: 'Review' },
      endpoint: `PUT ${path}/review`,
      step: {
        from: [DIARY.signed],
        to: DIARY.reviewed,
        asks: ['review_opinion'],
        stamps: { by: 'reviewer_id', at: 'reviewed_at' },
        tells: ['author_id'],
      },
    },
  }) as const;

/** Steps of a diary: its author signs it; who reads it sends it back or reviews it. */
export const diarySteps = stateSteps('work-diary');
export const supervisionSteps = stateSteps('supervision-log');

/** A long text of a diary. */
export const passage = <const R extends boolean = false>(zh: string, en: string, required?: R) =>
  field.textarea<R>({
    label: { zh, en },
    maxLength: 2000,
    ...(required !== undefined && { required }),
    group: 'day',
    column: { width: 260, hidden: required !== true },
  });
