/** Messages about logins other than by password. */
export const zh = {
  nameIsPhone: '登录账号不能是他人的手机号码，请填写本人的手机号码或换一个名称',
  noSms: '短信服务尚未配置，请使用账号密码登录，或联系管理员',
  smsFailed: '短信发送失败，请稍后重试',
  phoneTaken: '该手机号码已注册，请直接登录',
  nameTaken: '该登录账号已存在，请换一个',
  creditTaken: '该统一社会信用代码已注册，请联系本单位的管理员',
  badType: '请选择企业类型',
  badLicence: '营业执照只支持 png、jpg、webp 图片和 pdf 文件',
  noRegistration: '本企业不是自行注册的，无需修改注册信息',
  alreadyPassed: '企业已通过审核，不能再修改注册信息',
  reasonMissing: '请填写未通过的原因',
  noSso: '第三方登录尚未配置，请联系管理员',
  badToken: '第三方令牌无效或已过期，请返回原系统重新进入',
  otherAudience: '第三方令牌不是签发给本平台的（aud 不符），请联系管理员核对单点登录配置',
  otherIssuer: '第三方令牌的签发方（iss）与配置不符，请联系管理员核对单点登录配置',
  unknownUser: '本平台没有与第三方令牌对应的用户，请联系管理员',
  unmapped: '您所在的单位或岗位尚未与本平台对应，请联系管理员核对单点登录配置',
  noKeys: '暂时取不到原系统的公钥，请稍后重试；仍不行请联系管理员核对单点登录配置',
  notSignedIn: '统一身份认证未完成，请重新登录；仍不行请联系管理员',
  noProvider: '统一身份认证暂时不可用，请稍后重试，或使用账号密码登录',
  noLogout: '令牌没有注销事件（backchannel-logout），不能用于退出登录',
  incomplete: 'user info incomplete',
};

export type EntryText = Record<keyof typeof zh, string>;
