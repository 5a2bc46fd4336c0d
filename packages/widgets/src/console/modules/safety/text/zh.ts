export const zh = {
  byTemplate: '按模板检查',
  check: '开始检查',
  copyTemplate: '复制',
  failed: '不合格项',
  order: '整改单',
  makeOrder: '生成整改单',
};
