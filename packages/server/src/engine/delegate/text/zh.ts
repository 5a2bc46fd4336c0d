/** Error messages of the built-in delegates. */
export const zh = {
  noUrl: 'HTTP 调用没有填写地址',
  badUrl: 'HTTP 调用的地址不正确：{url}',
  badProtocol: 'HTTP 调用只支持 http 与 https：{url}',
  credentials: 'HTTP 调用的地址不能包含账号或密码，请改用请求头',
  badMethod: 'HTTP 调用不支持方法 {method}',
  badHeader: 'HTTP 调用的请求头“{name}”不正确或不允许设置',
  notListed: '主机 {host} 不在允许调用的名单中，请管理员在 GONGDI_CALLOUT_HOSTS 中加入',
  privateAddress:
    '主机 {host} 指向内网地址 {address}，不允许调用；确需调用时请管理员在 GONGDI_CALLOUT_HOSTS 中写明该主机',
  unresolved: '无法解析主机 {host}',
  requestTooLarge: 'HTTP 调用的内容超过 {limit} 字节',
  answerTooLarge: '{host} 的答复超过 {limit} 字节',
  timeout: '{host} 没有在 {milliseconds} 毫秒内答复',
  failed: '调用 {host} 失败：{reason}',
  status: '{host} 答复 HTTP {status}：{body}',
  badAnswer: '{host} 的答复含有无法保存的内容',
  noRecipients: '通知没有填写接收人（to）',
  noTitle: '通知没有填写标题（title）',
  noNotify: '当前服务没有设置通知方式',
  badVariable: '不能写入名为“{name}”的变量',
};

export type DelegateText = Record<keyof typeof zh, string>;
