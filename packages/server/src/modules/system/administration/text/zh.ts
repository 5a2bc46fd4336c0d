/** Messages about users, roles and organisations. */
export const zh = {
  nameIsPhone: '登录账号不能是他人的手机号码，请填写本人的手机号码或换一个名称',
  ownAccount: '不能停用、删除本人账号，也不能修改本人的角色和组织',
  lastAdministrator: '这是最后一个系统管理员，系统至少要保留一个可用的系统管理员',
  mightier: '该用户的权限超出您的权限范围，请由上级管理员操作',
  beyondOwn: '只能授予您自己拥有的权限：{codes}',
  scopeBeyondOwn: '您自己的数据范围没有「{scope}」这么大，不能授予',
  unknownGrant: '权限不存在：{codes}',
  sharedRole: '内置角色随版本更新，不能修改或删除；请复制后修改',
  readsAsBuiltIn: '「{value}」与内置角色「{name}」（{code}）容易混淆，请换一个',
  nothingToCopy: '该角色中没有您可以授予的权限，不能复制；请由上级管理员操作',
  roleInUse: '该角色正被 {count} 个用户使用，请先为这些用户更换角色',
  organisationInUse: '该组织下还有下级组织、用户或业务数据，不能删除',
  ownOrganisation: '不能移动、停用或删除本人所在的组织及其上级',
  underItself: '上级组织不能是它本身或它的下级',
  below: '下级组织',
  otherRecords: '其他业务数据',
  notThere: '要排在其后的组织不在所选的上级组织下，请刷新后重试',
  unknownRegion: '没有这个行政区划代码，请重新选择所在地区',
  unseenPerson: '没有这个用户，或不在您的管理范围内',
  unseenOrganisation: '只能选择本组织及下级组织',
  badPicture: '图片已损坏或过大，请换一张 png、jpg 或 webp 图片',
  wrongPassword: '原密码不正确',
  samePassword: '新密码不能与原密码相同',
};

export type AdministrationText = Record<keyof typeof zh, string>;
