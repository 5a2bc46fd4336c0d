export const zh = {
  title: '平面图',
  loading: '正在打开图纸',
  point: '实测点',
  correction: '质量整改',
  defect: '分户缺陷',
  red: '红色：超限或待整改',
  more: '只显示最严重的前 {count} 个点位',
  none: '图上还没有点位',
  mark: '在图上登记',
  markPoint: '实测',
  markCorrection: '质量整改',
  markDefect: '分户缺陷',
  stop: '取消点位',
  tap: '请在图上点一下{what}的位置',
  open: '查看记录',
  chosen: '选中的点位',
  choose: '点击图上的点位查看内容',
  failed: '点位读取失败',
};

export type FloorPlanText = typeof zh;
