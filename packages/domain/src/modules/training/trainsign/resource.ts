import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { signWay } from './dictionary.ts';

/** Who took part in a training: one record per person, with signature or picture. */
export default defineResource({
  name: 'trainsign',
  noun: 'training_sign',
  label: { zh: '培训签到', en: 'Sign-in' },
  about: {
    zh: '培训的签到：每人一条，带签名或照片。',
    en: 'Who took part in a training, with a signature or picture.',
  },
  service: 'user',
  title: 'staff_id',
  scope: 'organisation',
  follows: 'training_id',
  onSite: true,
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    staff_id: field.reference({
      label: { zh: '人员', en: 'Person' },
      required: true,
      ref: 'staff',
      query: 'eq',
      column: { width: 120, fixed: 'left' },
    }),
    training_id: field.reference({
      label: { zh: '培训', en: 'Training' },
      required: true,
      ref: 'train',
      query: 'eq',
      column: { width: 240, priority: 1 },
    }),
    sign_way: field.code({
      label: { zh: '签到方式', en: 'Way' },
      required: true,
      dict: signWay,
      query: 'eq',
      initial: 2,
      column: { width: 110 },
    }),
    signed_at: field.datetime({
      label: { zh: '签到时间', en: 'Signed at' },
      on: ['column', 'detail'],
      column: { width: 170, priority: 1 },
    }),
    hours: field.decimal({
      label: { zh: '计入学时', en: 'Hours' },
      on: ['column', 'detail'],
      column: { width: 90 },
    }),
    photo: field.image({
      label: { zh: '现场照片', en: 'Picture' },
      maxCount: 1,
      watermark: true,
      column: { width: 120, hidden: true },
    }),
    signature: field.signature({ label: { zh: '本人签名', en: 'Signature' }, column: { width: 120 } }),
  },
  offline: true,
  endpoints: {
    list: 'GET train/sign',
    detail: 'GET train/sign/{id}',
    add: 'POST train/sign',
    delete: 'DELETE train/sign/{id}',
    export: 'GET train/sign/export',
  },
});
