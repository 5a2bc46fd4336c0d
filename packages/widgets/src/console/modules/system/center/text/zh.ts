/** Texts of the page of the user's own account and company. */
export const zh = {
  avatar: '头像',
  avatarRemove: '移除头像',
  signature: '本人签名',
  signatureNone: '尚未设置',
  signatureHint: '设置后，在需要签名的表单中可以直接选用',
  signatureSet: '设置签名',
  signatureAgain: '重新签名',
  signatureRemove: '删除签名',
  signatureRemoveConfirm: '确定删除本人签名吗？已提交的表单不受影响。',
  idcard: '身份证号',
  idcardNone: '尚未登记',
  idcardSet: '登记身份证号',
  idcardChange: '修改身份证号',
  idcardWrong: '请输入 18 位身份证号，最后一位可以是 X',
  idcardHint: '留空并保存即删除已登记的号码',
  company: '企业信息',
  logo: '企业标识',
  logoHint: '显示在页面顶部，本企业的人员都能看到',
  logoRemove: '移除标识',
  receivers: '收货人',
  shippers: '发货人',
  drivers: '司机',
  peopleNone: '暂无，由管理员在“用户管理”中为用户分配“{role}”角色',
  person: '{name}（{phone}）',
};

export type CenterText = Record<keyof typeof zh, string>;
