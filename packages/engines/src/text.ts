import { fill, type Label } from '@gongdi/domain';

const TEXTS = {
  unreachable: { zh: '无法连接流程引擎 {address}：{reason}', en: 'The engine {address} cannot be reached: {reason}' },
  timeout: {
    zh: '流程引擎 {address} 没有在 {seconds} 秒内答复',
    en: 'The engine {address} did not answer within {seconds} seconds',
  },
  unauthorised: {
    zh: '流程引擎拒绝了登录，请检查账号与密码或令牌',
    en: 'The engine refused the login; check account and password or token',
  },
  forbidden: { zh: '流程引擎不允许此操作：{reason}', en: 'The engine does not allow this: {reason}' },
  refused: { zh: '流程引擎拒绝了模型：{reason}', en: 'The engine refused the model: {reason}' },
  refused_command: { zh: '流程引擎拒绝了操作：{reason}', en: 'The engine refused this: {reason}' },
  gone: { zh: '流程引擎中已没有此数据：{reason}', en: 'The engine has no such record (any more): {reason}' },
  unsupported: { zh: '当前流程引擎不支持：{what}', en: 'This engine cannot do this: {what}' },
  ambiguous: {
    zh: '有 {count} 处在等待消息“{name}”，请指明流程实例或关联变量',
    en: '{count} places wait for the message “{name}”; name the instance or correlating variables',
  },
  nobody_waits: { zh: '没有流程在等待消息“{name}”', en: 'Nothing waits for the message “{name}”' },
  not_found: {
    zh: '流程引擎没有这个接口或数据，请检查地址：{address}',
    en: 'The engine has no such interface or record; check the address: {address}',
  },
  activiti: {
    zh: '{address} 没有 Activiti 5、6 的发布接口；请检查地址（…/activiti-rest/service）。Activiti 7 起不再提供此接口，请把模型放入 classpath:/processes 或使用 Activiti Cloud',
    en: '{address} has not the REST interface of Activiti 5 and 6; check the address (…/activiti-rest/service). Activiti 7 and later have none: put the model into classpath:/processes, or use Activiti Cloud',
  },
  busy: { zh: '流程引擎繁忙，请稍后重试', en: 'The engine is busy; try again later' },
  failed: { zh: '流程引擎出错：{reason}', en: 'The engine failed: {reason}' },
  token: { zh: '无法取得访问令牌：{reason}', en: 'No access token could be had: {reason}' },
} as const satisfies Record<string, Label>;

export function text(key: keyof typeof TEXTS, values: Readonly<Record<string, string | number>> = {}): Label {
  return { zh: fill(TEXTS[key].zh, values), en: fill(TEXTS[key].en, values) };
}
