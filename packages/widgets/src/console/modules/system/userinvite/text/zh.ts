/** Texts of invitations. */
export const zh = {
  withdraw: '撤回',
  withdrawTitle: '撤回该邀请？',
  withdrawConsequence: '撤回后不能再用它注册；已注册的用户不受影响。',
  withdrawn: '邀请已撤回',
  code: '邀请码',
  link: '邀请链接',
  how: '把二维码或链接发给要加入的人。对方在手机上打开，填写姓名、手机号码和密码即可注册；也可以在登录页选择「邀请码注册」并输入邀请码。',
};

export type InviteText = Record<keyof typeof zh, string>;
