export const zh = {
  url: '地址应以 http:// 或 https:// 开头，并含有 {lat} 和 {lon}',
  key: '此来源需要密钥，请填写服务商提供的密钥',
  hiddenKey: '密钥已不可用，请重新填写',
  unreachable: '连接不上天气服务（{reason}），请检查地址和服务器的网络',
  status: '天气服务返回状态 {status}，请检查地址和密钥',
  refused: '天气服务拒绝了请求（代码 {code}），请检查密钥和套餐',
  form: '天气服务的返回内容不是所选格式，请检查格式和地址',
  none: '未选择天气来源',
  found: '{weather}，{temperature}℃',
};
