/** Texts of the public data screen. */
export const zh = {
  title: '公共数据',
  nothingAsked: '请从项目或监测区域打开公共数据',
  howToAsk: '地址中需要 projectId 或 areaId',
  notPublished: '没有公示的监测数据',
  askAuthor: '该项目或区域未公示。需要查看时，请联系项目管理人员在区域中开启“公示”。',
  failed: '数据加载失败，请重试',
  retry: '重试',
  updated: '每 {seconds} 秒刷新，更新于',
  stale: '刷新失败，以下数据读取于',
  counts: '测点状态',
  normal: '正常',
  warning: '预警',
  alarm: '报警',
  control: '控制',
  offline: '离线',
  noPoints: '该区域还没有布置测点',
  point: '测点',
  state: '状态',
  at: '监测时间',
  toConsole: '进入控制台',
  export: '导出',
};

export type PublicText = Record<keyof typeof zh, string>;
