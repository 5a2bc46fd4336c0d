import { field } from '../../../field/field.ts';
import { correctionCourse, correctionFields, findingFields } from '../../../patrols/correction.ts';
import { defineResource } from '../../../resource/define.ts';
import { dangerLevel } from '../dictionary.ts';

/**
 * Orders to correct the hidden dangers that a patrol or check has found (console specification, section 7.5: correction
 * order).
 */
export default defineResource({
  name: 'hiddenDangerRectification',
  noun: 'correction',
  label: { zh: '整改单', en: 'Rectification order' },
  about: {
    zh: '隐患从发现、整改到复查闭环的整改单：写清责任人和期限，超期自动提醒。',
    en: 'Orders to rectify a hazard, from finding to recheck. Each names a person and a due date; overdue ones are reminded.',
  },
  firstStep: {
    order: 50,
    label: { zh: '下达第一张整改单', en: 'Order the first rectification' },
    hint: {
      zh: '拍照、指定整改人和期限；整改、复查后闭环',
      en: 'With a picture, a person and a deadline; it ends with the recheck',
    },
  },
  ...correctionCourse({
    path: 'correction-order',
    finding: { zh: '隐患', en: 'Hazard' },
    open: { zh: '待整改隐患', en: 'Hazards to rectify' },
    recheck: { zh: '待复查隐患', en: 'Rectifications to recheck' },
    onWalls: true,
  }),
  onSite: 'first',
  fields: {
    ...findingFields({ title: { zh: '隐患描述', en: 'Hazard' }, level: dangerLevel }),
    patrol_id: field.reference({
      label: { zh: '来源巡检', en: 'From patrol' },
      ref: 'patrollog',
      on: ['column', 'detail'],
      group: 'finding',
      column: { width: 180, hidden: true },
    }),
    checklist_id: field.reference({
      label: { zh: '来源检查表', en: 'From checklist' },
      ref: 'safetyChecklist',
      query: 'eq',
      on: ['column', 'query', 'add', 'detail'],
      group: 'finding',
      column: { width: 180, hidden: true },
    }),
    checklist_item: field.text({
      label: { zh: '来源检查项', en: 'Item of the checklist' },
      maxLength: 200,
      on: ['column', 'add', 'detail'],
      group: 'finding',
      column: { width: 200, hidden: true },
    }),
    ...correctionFields({ photos: { zh: '隐患照片', en: 'Pictures' } }),
  },
});
