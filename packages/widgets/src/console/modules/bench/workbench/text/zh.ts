/** Texts of the workbench. */
export const zh = {
  morning: '早上好，{name}',
  noon: '中午好，{name}',
  afternoon: '下午好，{name}',
  evening: '晚上好，{name}',
  todo: '我的待办',
  todoNone: '没有待办任务',
  from: '{name} 发起',
  overdue: '已超期',
  attention: '待处理',
  attentionNone: '没有待处理的事项',
  attentionFailed: '未能读取',
  attentionMore: '显示其余 {count} 项',
  alarms: '最新报警',
  alarmsNone: '没有未确认的报警',
  notices: '公告',
  noticesNone: '暂无公告',
  projects: '项目',
  projectsNone: '暂无项目',
  shortcuts: '快捷新增',
  all: '全部',
  retry: '重试',
  failed: '读取失败：{reason}',
  late: '服务器未能及时给出，请稍后重试',
};

export type WorkbenchText = Record<keyof typeof zh, string>;
