export const zh = {
  title: '工地管理平台接口文档',
  otherLanguage: 'English',
  skip: '跳到接口列表',
  search: '搜索',
  searchHint: '名称、地址或编号，如 project',
  found: '共 {count} 个接口',
  none: '没有符合条件的接口，请换一个词试试',
  groups: '接口分组',
  introSession:
    '除标有“公开”的接口外，请求都要带两个请求头：Authorization 为登录返回的 token，X-Serial-Number-Id 为登录返回的 serial_token_number。下面的示例使用 SERVER、TOKEN、SERIAL 三个变量：',
  introEnvelope:
    '返回内容统一为 { code, data, message, request_id }，code 为 0 表示成功；分页数据为 { list, total, total_capped, page, page_size }。',
  introErrors:
    '失败时 code 不为 0，message 可直接显示，errors 列出每个字段的问题。401 表示会话已失效；没有权限为 400（code 40301）；看不到的数据为 404；填写有误为 422；数据冲突为 409；请求过多为 429。',
  isPublic: '公开',
  link: '链接到此接口',
  pathParameters: '路径参数',
  query: '查询参数',
  body: '请求内容',
  answer: '返回内容',
  blob: '文件内容，而不是 JSON。',
  name: '名称',
  type: '类型',
  meaning: '说明',
  limits: '取值',
  required: '必填',
  copy: '复制',
  copied: '已复制',
};

export type ApiPageText = Record<keyof typeof zh, string>;
