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
  badForm: '上传内容不完整或格式不正确，请重试',
  notApproved: '企业通过审核后才能使用此功能，可在「企业注册信息」中查看进度',
  noPage: '控制台页面尚未构建，请先运行 npm run build；接口仍可使用',
  badAddress: '请求地址不正确',
};

export type HttpText = Record<keyof typeof zh, string>;
