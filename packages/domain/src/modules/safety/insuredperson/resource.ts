import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';

/** Persons whom policies name. */
export default defineResource({
  name: 'insuredperson',
  noun: 'insured_person',
  label: { zh: '参保人员', en: 'Insured person' },
  about: {
    zh: '记名保单的参保名单；也可按项目在场人员一次生成。',
    en: 'The persons whom a policy names; everybody on the project can be named at once.',
  },
  service: 'order',
  title: 'staff_id',
  scope: 'organisation',
  follows: 'policy_id',
  imports: 'append',
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    staff_id: field.reference({
      label: { zh: '人员', en: 'Person' },
      required: true,
      ref: 'staff',
      query: 'eq',
      column: { width: 140, fixed: 'left' },
    }),
    policy_id: field.reference({
      label: { zh: '保单', en: 'Policy' },
      required: true,
      ref: 'safetyinsurance',
      query: 'eq',
      column: { width: 220 },
    }),
    covered_from: field.date({
      label: { zh: '参保起', en: 'From' },
      hint: { zh: '留空：与保单一致', en: 'Empty: as the policy' },
      column: { width: 130 },
    }),
    covered_to: field.date({
      label: { zh: '参保止', en: 'Until' },
      hint: { zh: '留空：与保单一致', en: 'Empty: as the policy' },
      column: { width: 130 },
    }),
  },
  order: [['covered_from', 'covered_to']],
  endpoints: {
    list: 'GET insuredperson',
    detail: 'GET insuredperson/{id}',
    add: 'POST insuredperson',
    edit: 'PUT insuredperson',
    delete: 'DELETE insuredperson/{id}',
    import: 'POST insuredperson/import',
    export: 'GET insuredperson/export',
  },
});
