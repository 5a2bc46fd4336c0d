import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { substituteStatus } from './dictionary.ts';

const SELF = { zh: '代理人不能是请假人本人', en: 'The substitute is another person' };

/** Who is away, from when until when, and who acts for them in that time. */
export default defineResource({
  name: 'substitute',
  noun: 'substitute',
  viewOf: 'account_substitute',
  label: { zh: '请假代理', en: 'Substitute' },
  about: {
    zh: '请假期间由谁代办：期间的待办同时交给代理人，到期自动收回。',
    en: 'Who acts for somebody who is away: the substitute gets the tasks of that time, and no longer.',
  },
  service: 'workflow',
  title: 'reason',
  face: { state: 'substitute_status' },
  scope: 'organisation',
  views: { calendar: 'begin_at', chart: false },
  sort: { field: 'begin_at', order: 'desc' },
  fields: {
    reason: field.text({
      label: { zh: '事由', en: 'Reason' },
      required: true,
      maxLength: 100,
      query: 'like',
      searched: false,
      column: { width: 180, fixed: 'left' },
      example: '年休假',
    }),
    substitute_status: field.code({
      label: { zh: '代理状态', en: 'State' },
      dict: substituteStatus,
      query: 'eq',
      on: ['column', 'query', 'detail'],
      column: { width: 100, priority: 1 },
    }),
    user_id: field.reference({
      label: { zh: '请假人', en: 'Who is away' },
      required: true,
      ref: 'usermanage',
      own: true,
      query: 'eq',
      column: { width: 130, priority: 1 },
    }),
    substitute_id: field.reference({
      label: { zh: '代理人', en: 'Substitute' },
      hint: {
        zh: '期间的待办也会发给代理人，由其以自己的权限代为处理',
        en: 'Tasks and records that wait for the person reach the substitute too, who acts with their own rights',
      },
      required: true,
      ref: 'usermanage',
      own: true,
      query: 'eq',
      column: { width: 130, priority: 1 },
    }),
    begin_at: field.datetime({
      label: { zh: '开始时间', en: 'From' },
      required: true,
      column: { width: 170, sort: true },
    }),
    end_at: field.datetime({
      label: { zh: '结束时间', en: 'Until' },
      required: true,
      column: { width: 170, sort: true },
    }),
  },
  endpoints: {
    list: 'GET substitute/list',
    detail: 'GET substitute/{id}',
    add: 'POST substitute',
    edit: 'PUT substitute',
    delete: 'DELETE substitute/{id}',
  },
  removal: {
    label: { zh: '取消代理', en: 'Cancel' },
    consequence: {
      zh: '代理人不再收到请假人的待办；已经代为处理的保留在历史中',
      en: 'The substitute no longer gets these tasks; what was done stays in the history',
    },
  },
  order: [['begin_at', 'end_at']],
  check: ({ user_id, substitute_id }) =>
    user_id && user_id === substitute_id ? [{ path: 'substitute_id', label: SELF }] : [],
});
