export const zh = {
  labels: '标签',
  change: '修改标签',
  none: '还没有标签',
  help: '最多 20 个；标签在「标签管理」中维护。',
  uses: '使用情况',
  unused: '还没有单据使用这个标签',
};
