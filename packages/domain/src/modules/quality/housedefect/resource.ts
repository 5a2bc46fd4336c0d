import { field } from '../../../field/field.ts';
import { correctionCourse, correctionFields, findingFields } from '../../../patrols/correction.ts';
import { pinFields } from '../../../quality/pin-fields.ts';
import { defineResource } from '../../../resource/define.ts';
import { qualityLevel } from '../dictionary.ts';

/** Defects of a house, each a pin on its plan. The course is that of every order to correct. */
export default defineResource({
  name: 'housedefect',
  noun: 'house_defect',
  label: { zh: '分户缺陷', en: 'House defect' },
  about: {
    zh: '分户验收发现的缺陷：在平面图上点位登记，指定整改人和期限，复查合格后闭合。',
    en: 'Defects that the inspection of a house found, put on its plan by a tap, corrected and checked again.',
  },
  rules: [
    {
      zh: '已通过验收的房屋不能再登记缺陷，请走保修。',
      en: 'An accepted house gets no more defects; that is warranty.',
    },
  ],
  ...correctionCourse({
    path: 'house-defect',
    finding: { zh: '缺陷', en: 'Defect' },
    open: { zh: '待整改分户缺陷', en: 'House defects to rectify' },
    recheck: { zh: '待复查分户缺陷', en: 'House defects to recheck' },
  }),
  offline: true,
  fields: {
    ...findingFields({ title: { zh: '缺陷描述', en: 'Defect' }, level: qualityLevel }),
    house_id: field.reference({
      label: { zh: '房号', en: 'House' },
      required: true,
      ref: 'houseapprove',
      among: { project: 'project_id' },
      query: 'eq',
      group: 'finding',
      column: { width: 150, priority: 1 },
    }),
    room: field.text({
      label: { zh: '房间', en: 'Room' },
      maxLength: 40,
      query: 'like',
      group: 'finding',
      column: { width: 110 },
    }),
    ...pinFields({ group: 'finding' }),
    ...correctionFields({ photos: { zh: '缺陷照片', en: 'Pictures' } }),
  },
});
