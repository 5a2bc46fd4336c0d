export const zh = {
  showCollection: '设置集合',
  nothingToRepeat: '既没有集合也没有循环基数，引擎会拒绝部署。',
  elementWithoutCollection: '设置了元素变量却没有集合，引擎会拒绝部署。',
  elementIndexVariable: '序号变量',
  options: '选项',
  noWaitStatesAsyncLeave: '无等待节点时异步离开',
  aggregations: '变量汇总',
  addAggregation: '添加变量汇总',
  removeAggregation: '确认移除该变量汇总吗？',
  target: '汇总变量',
  variables: '汇总内容',
  createOverviewVariable: '运行中即可查看',
  storeAsTransientVariable: '瞬时变量',
  addVariable: '添加变量',
  source: '实例变量',
  name: '汇总中的名称',
};

export type LoopTexts = Record<keyof typeof zh, string>;
