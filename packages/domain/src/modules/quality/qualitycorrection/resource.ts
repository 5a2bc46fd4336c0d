import { field } from '../../../field/field.ts';
import { correctionCourse, correctionFields, findingFields } from '../../../patrols/correction.ts';
import { pinFields } from '../../../quality/pin-fields.ts';
import { defineResource } from '../../../resource/define.ts';
import { partField } from '../../../resource/part-field.ts';
import { qualityLevel } from '../dictionary.ts';

/**
 * Orders to correct what a quality patrol found, and points beyond the limits of a measurement (console specification,
 * section 2.3). The course is that of the orders of safety.
 */
export default defineResource({
  name: 'qualitycorrection',
  noun: 'quality_correction',
  label: { zh: '质量整改单', en: 'Quality correction' },
  about: {
    zh: '质量问题从发现、整改到复查闭环的整改单；来自质量巡检、实测爆点，或直接在平面图上点位下发。',
    en: 'Orders to correct a problem of quality, from a patrol, from a measurement, or put on a floor plan by a tap.',
  },
  rules: [
    {
      zh: '由实测爆点生成的整改单，复测合格后才能闭合。',
      en: 'An order that a measurement made is closed only after a new measurement has passed.',
    },
  ],
  ...correctionCourse({
    path: 'quality-correction',
    finding: { zh: '质量问题', en: 'Problem' },
    open: { zh: '待整改质量问题', en: 'Problems to rectify' },
    recheck: { zh: '待复查质量问题', en: 'Problems to recheck' },
  }),
  offline: true,
  onSite: 'first',
  fields: {
    ...findingFields({ title: { zh: '问题描述', en: 'Problem' }, level: qualityLevel }),
    part_id: partField({ group: 'finding' }),
    patrol_id: field.reference({
      label: { zh: '来源巡检', en: 'From patrol' },
      ref: 'qualitylog',
      on: ['column', 'detail'],
      group: 'finding',
      column: { width: 180, hidden: true },
    }),
    measure_id: field.reference({
      label: { zh: '来源实测', en: 'From measurement' },
      ref: 'measure',
      query: 'eq',
      on: ['column', 'query', 'detail'],
      group: 'finding',
      column: { width: 180, hidden: true },
    }),
    ...pinFields({ group: 'finding' }),
    ...correctionFields({ photos: { zh: '问题照片', en: 'Pictures' } }),
  },
});
