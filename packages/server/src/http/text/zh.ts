/** Messages of the HTTP surface that the error catalogue leaves to whoever throws. */
export const zh = {
  jsonExpected: '请求内容应为 JSON（Content-Type: application/json）',
  formExpected: '请用表单（multipart/form-data）上传文件',
  badJson: '请求内容不是有效的 JSON，请检查后重试',
  badKey: '请求头 Idempotency-Key 应为 8 至 64 位字母、数字、- 或 _',
  bodyMissing: '请求缺少内容',
  fileMissing: '请选择要上传的文件',
  fileEmpty: '文件是空的，请重新选择',
  badCharacters: '内容含有不允许的字符，请删除后重试',
  tooDeep: '请求内容嵌套过深',
  bodyTooLarge: '提交的内容超过 {limit} 的上限',
  textsFirst: '表单中的文字字段须排在文件之前，请调整后重试',
  textTooLong: '表单中的文字字段过长，请缩短后重试',
  bodyStalled: '数据传输中断过久，请检查网络后重试',
  bodyBroken: '数据未传输完整，请检查网络后重试',
  bodiesFull: '同时上传的内容过多，请稍后重试',
  connectionsFull: '连接数已满，请稍后重试',
  diskFull: '服务器存储空间不足，本次内容未保存，请联系管理员清理后重试',
  dataDamaged: '部分数据已损坏，无法读取。请联系管理员用 gongdi doctor 检查并从备份恢复',
  databaseAway: '数据库暂时没有响应，请稍后重试',
  metricsClosed: '仅限本机或凭令牌（GONGDI_METRICS_TOKEN）读取运行指标',
  badForm: '上传内容不完整或格式不正确，请重试',
  notApproved: '企业通过审核后才能使用此功能，可在「企业注册信息」中查看进度',
  noPage: '控制台页面尚未构建，请先运行 npm run build；接口仍可使用',
  badAddress: '请求地址不正确',
};

export type HttpText = Record<keyof typeof zh, string>;
