export const zh = {
  hint: '选择用户和操作，查看他为什么能做、为什么不能做；再选一条记录，可以查到具体是哪条规则。每次查询都会记入操作日志。',
  user: '用户',
  operation: '操作',
  record: '记录',
  chooseUser: '请选择用户',
  chooseOperation: '请选择菜单和操作',
  chooseRecord: '不限，或选择一条记录',
  allowed: '{name}可以「{operation}」',
  refused: '{name}不能「{operation}」',
  about: '记录：{title}',
  code: '权限代码：{code}',
  begin: '请选择用户和操作',
  yes: '通过',
  no: '不通过',
  account: '账号',
  organisation: '组织',
  permission: '角色与权限',
  menu: '菜单',
  scope: '数据范围',
  state: '状态与步骤',
};

export type WhyText = Record<keyof typeof zh, string>;
