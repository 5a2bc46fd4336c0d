import { appraisalGrade } from '../../dictionary/appraisal.ts';
import { field } from '../../field/field.ts';
import type { FieldPlace } from '../../field/meta.ts';
import { SCORER_RULE, VETO_EFFECT } from '../../appraisal/score.ts';
import { appraisalItemKind, scorerRule, vetoEffect } from './dictionary.ts';

const commonOf = <const R extends boolean>(required: R, on?: readonly FieldPlace[]) => ({
  required,
  group: 'rules',
  ...(on && { on }),
});

/** Sections, items and grades. */
const tableFields = <const R extends boolean>(required: R, on?: readonly FieldPlace[]) => {
  const common = commonOf(required, on);
  return {
    sections: field.rows({
      label: { zh: '分项与权重', en: 'Sections and weights' },
      hint: { zh: '权重合计须为 100', en: 'The weights sum to 100' },
      ...common,
      maxCount: 40,
      column: { width: 110, hidden: true },
      rows: {
        section: field.text({ label: { zh: '分项', en: 'Section' }, required: true, maxLength: 60 }),
        weight: field.decimal({ label: { zh: '权重（%）', en: 'Weight (%)' }, required: true, min: 0.01, max: 100 }),
      },
    }),
    items: field.rows({
      label: { zh: '指标', en: 'Items' },
      hint: {
        zh: '分项须与上表一致；一票否决不设分值',
        en: 'Sections are those above; vetoes have no points',
      },
      ...common,
      maxCount: 200,
      column: { width: 90, hidden: true },
      rows: {
        section: field.text({ label: { zh: '分项', en: 'Section' }, required: true, maxLength: 60 }),
        item: field.text({ label: { zh: '指标', en: 'Item' }, required: true, maxLength: 200 }),
        item_kind: field.code({
          label: { zh: '性质', en: 'Kind' },
          required: true,
          dict: appraisalItemKind,
          initial: 1,
        }),
        full_points: field.decimal({ label: { zh: '分值', en: 'Points' }, min: 0, max: 1000 }),
        criterion: field.text({ label: { zh: '评分标准', en: 'Criterion' }, maxLength: 500 }),
        clause: field.text({ label: { zh: '依据条款', en: 'Clause' }, maxLength: 60 }),
        needs_proof: field.boolean({ label: { zh: '扣分须附证据', en: 'Deduction needs proof' } }),
      },
    }),
    bands: field.rows({
      label: { zh: '等级', en: 'Grades' },
      hint: {
        zh: '从高到低；最后一档为“不合格”，分数线为 0',
        en: 'From the best down; the last one is failed, from 0',
      },
      ...common,
      maxCount: 6,
      column: { width: 90, hidden: true },
      rows: {
        grade: field.code({ label: { zh: '等级', en: 'Grade' }, required: true, dict: appraisalGrade }),
        floor: field.decimal({ label: { zh: '分数线（≥）', en: 'From' }, required: true, min: 0, max: 100 }),
      },
    }),
  };
};

/** How several scores become one, what a veto does, and the rules of JGJ 59. */
const countingFields = <const R extends boolean>(required: R, on?: readonly FieldPlace[]) => {
  const common = commonOf(required, on);
  return {
    scorer_rule: field.code({
      label: { zh: '多人评分规则', en: 'Several scorers' },
      ...common,
      dict: scorerRule,
      initial: SCORER_RULE.mean,
      column: { width: 170, hidden: true },
    }),
    least_scorers: field.integer({
      label: { zh: '最少评分人数', en: 'Fewest scorers' },
      hint: {
        zh: '有人未评分时，达到人数即可汇总',
        en: 'With so many sheets, the result may be counted without the others',
      },
      ...common,
      min: 1,
      max: 50,
      initial: 1,
      column: { width: 120, hidden: true },
    }),
    chair_share: field.decimal({
      label: { zh: '组长权重（%）', en: 'Share of the chair (%)' },
      hint: {
        zh: '组长加权时填写，其余由其他评分人平分',
        en: 'For the rule that weights the chair; the others share the rest',
      },
      ...common,
      required: false,
      min: 1,
      max: 99,
      column: { width: 120, hidden: true },
    }),
    veto_effect: field.code({
      label: { zh: '否决后果', en: 'Effect of a veto' },
      ...common,
      dict: vetoEffect,
      initial: VETO_EFFECT.fails,
      column: { width: 190, hidden: true },
    }),
    guaranteed_floor: field.decimal({
      label: { zh: '保证项目最低分', en: 'Least points of guaranteed items' },
      hint: {
        zh: '分项的保证项目有一项得 0 分，或小计低于此分，该分项记 0 分；不填写则不适用',
        en: 'A section without them, or with 0 for one of them, is worth nothing; empty: no such rule',
      },
      ...common,
      required: false,
      min: 0,
      max: 1000,
      column: { width: 140, hidden: true },
    }),
    zero_fails: field.boolean({
      label: { zh: '有 0 分分项即不合格', en: 'A section of 0 fails' },
      ...common,
      required: false,
      column: { width: 140, hidden: true },
    }),
  };
};

/**
 * Rules by which an appraisal is counted: those of a template, and the copy that a plan keeps from its start on.
 * @param on where they show; absent: in forms too
 */
export const ruleFields = <const R extends boolean>(required: R, on?: readonly FieldPlace[]) => ({
  ...tableFields(required, on),
  ...countingFields(required, on),
});
