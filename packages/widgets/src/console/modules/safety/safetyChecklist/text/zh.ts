export const zh = {
  byTemplate: '按模板检查',
  failed: '不合格项',
  order: '整改单',
  makeOrder: '生成整改单',
};
