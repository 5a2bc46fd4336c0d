import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { inviteStatus } from './dictionary.ts';

/** Most people who may register with one invitation. */
const MOST_USES = 500;

/** Invitations: whoever has the code registers, and gets what the invitation says. */
export default defineResource({
  name: 'userinvite',
  noun: 'invitation',
  viewOf: 'user_invitation',
  label: { zh: '邀请', en: 'Invitation' },
  about: {
    zh: '生成邀请码或二维码，同事扫码自行注册，自动获得指定的组织、角色和项目。',
    en: 'An invitation has a code; whoever uses it registers, with the organisation, roles and projects that it names.',
  },
  firstStep: {
    order: 30,
    way: 'people',
    least: 0,
    label: { zh: '邀请同事', en: 'Invite colleagues' },
    hint: {
      zh: '生成二维码或链接，同事在手机上自己注册；也可以直接添加用户，或用 Excel 导入',
      en: 'Colleagues register on their phones with a QR code or link; users can also be added or imported from Excel',
    },
  },
  service: 'user',
  title: 'purpose',
  face: { state: 'invite_status' },
  scope: 'organisation',
  views: { calendar: false, chart: false },
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    purpose: field.text({
      label: { zh: '邀请对象', en: 'Who is invited' },
      required: true,
      maxLength: 50,
      query: 'like',
      searched: false,
      column: { width: 200, fixed: 'left' },
      example: '一标段安全员',
    }),
    invite_status: field.code({
      label: { zh: '邀请状态', en: 'State' },
      dict: inviteStatus,
      query: 'eq',
      on: ['column', 'query', 'detail'],
      column: { width: 100, priority: 1 },
    }),
    organization_id: field.reference({
      label: { zh: '加入的组织', en: 'Organisation' },
      required: true,
      ref: 'organization',
      column: { width: 200 },
    }),
    role_ids: field.references({
      label: { zh: '角色', en: 'Roles' },
      required: true,
      ref: 'rolemanage',
      column: { width: 160, priority: 1 },
    }),
    post_ids: field.references({
      label: { zh: '岗位', en: 'Posts' },
      ref: 'post',
      column: { width: 160, priority: 3 },
    }),
    project_ids: field.references({
      label: { zh: '参与项目', en: 'Projects' },
      ref: 'projectmanage',
      column: { width: 200, priority: 3 },
    }),
    needs_approval: field.boolean({
      label: { zh: '注册后需要批准', en: 'Approval needed' },
      hint: {
        zh: '打开后，新用户在「用户管理」中启用后才能登录',
        en: 'If on, a new user can log in after being enabled in the list of users',
      },
      required: true,
      initial: false,
      column: { width: 130, priority: 3 },
    }),
    max_uses: field.integer({
      label: { zh: '可用次数', en: 'Uses' },
      required: true,
      min: 1,
      max: MOST_USES,
      initial: 20,
      column: { width: 100 },
    }),
    uses: field.integer({
      label: { zh: '已用次数', en: 'Used' },
      on: ['column', 'detail'],
      column: { width: 100 },
    }),
    expires_at: field.datetime({
      label: { zh: '有效期至', en: 'Valid until' },
      required: true,
      column: { width: 170, sort: true },
    }),
    invite_code: field.text({
      label: { zh: '邀请码', en: 'Code' },
      on: ['column', 'detail'],
      searched: false,
      column: { width: 160, priority: 3 },
    }),
  },
  endpoints: {
    list: 'GET organization/invitations',
    detail: 'GET organization/invitation/{id}',
    add: 'POST organization/invitation',
  },
  actions: {
    withdraw: {
      label: { zh: '撤回', en: 'Withdraw' },
      endpoint: 'PUT organization/invitation/withdraw',
    },
  },
});
