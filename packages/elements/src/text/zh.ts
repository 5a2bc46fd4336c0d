export const zh = {
  loading: '正在加载…',
  failed: '界面没有加载成功',
  loadFailed: '网络中断或文件已更新。请检查网络后重试；仍然失败时请刷新页面。',
  loadTimeout: '等待超过 120 秒。请检查网络后重试。',
  mountFailed: '界面启动时出错。请重试；仍然失败时请刷新页面，并把下面的信息告诉管理员。',
  badJson: (name: string, reason: string) => `属性 ${name} 不是有效的 JSON，已忽略：${reason}`,
  noMethod: (tag: string, name: string) => `${tag} 没有方法 ${name}`,
  retry: '重试',
};
