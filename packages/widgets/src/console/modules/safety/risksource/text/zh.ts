export const zh = {
  map: '四色图',
  title: '风险四色图',
  project: '项目',
  chooseProject: '请选择项目',
  ground: '底图',
  site: '现场地图',
  none: '这里还没有标注管控中的危险源；在危险源表单中选择平面图位置或现场位置',
  first: '只显示 D 值最大的 {count} 个危险源',
  choose: '点击图上的危险源查看内容',
  open: '查看危险源',
  count: '{count} 个',
};

export type RiskText = Record<keyof typeof zh, string>;
