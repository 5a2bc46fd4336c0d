import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { trade } from '../../../dictionary/person.ts';

/**
 * Confirmations of a disclosure, one per person, with a signature (console specification, sections 3 and 7.6: record
 * list).
 */
export default defineResource({
  name: 'discloserecord',
  noun: 'discloserecord',
  label: { zh: '交底记录', en: 'Disclosure record' },
  about: {
    zh: '每位受交底人的签字确认记录。',
    en: 'The confirmation of each person, with a signature.',
  },
  service: 'user',
  title: 'person_name',
  scope: 'organisation',
  follows: 'discloseId',
  fields: {
    person_name: field.text({
      label: { zh: '被交底人', en: 'Person' },
      required: true,
      maxLength: 50,
      query: 'like',
      column: { width: 120, fixed: 'left' },
    }),
    discloseId: field.reference({
      label: { zh: '安全交底', en: 'Disclosure' },
      required: true,
      ref: 'disclose',
      query: 'eq',
      column: { width: 240 },
    }),
    team: field.text({ label: { zh: '班组', en: 'Team' }, maxLength: 50, query: 'like', column: { width: 140 } }),
    trade: field.code({ label: { zh: '岗位工种', en: 'Post or trade' }, dict: trade, column: { width: 120 } }),
    signature: field.signature({
      label: { zh: '本人签名', en: 'Signature' },
      required: true,
      column: { width: 140 },
    }),
    place: field.place({ label: { zh: '签名位置', en: 'Signed at' }, column: { width: 180, hidden: true } }),
  },
  offline: true,
  endpoints: {
    list: 'GET disclose/record/list',
    detail: 'GET disclose/record/{id}',
    add: 'POST disclose/record/add',
    delete: 'DELETE disclose/record/{id}',
    word: 'GET disclose/record/word/all',
  },
});
