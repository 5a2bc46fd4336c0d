export const zh = {
  loading: '正在加载…',
  load_failed: '加载失败。请检查网络后重试。',
  load_timeout: '加载超过 120 秒。请检查网络后重试。',
  mount_failed: '启动出错。请重试或联系管理员。',
  retry: '重试',
};
