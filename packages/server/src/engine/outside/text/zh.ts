/** Messages about what an outside process engine cannot do, or did not do. */
export const zh = {
  notInCamunda8: 'Camunda 8 不支持“{name}”这类元素',
  nothingInCamunda8: '“{name}”没有 Camunda 8 的任务定义（zeebe:taskDefinition）',
  notFeel: 'Camunda 8 的条件使用 FEEL，以 = 开头；不能使用 {condition}',
  notDeployed: '流程尚未发布到外部流程引擎，请重新发布',
  lossy: '外部流程引擎不支持，发布时会忽略：{why}',
  noSigners: '外部流程引擎不支持加签与减签',
  unconvertible: '模型无法转换为外部流程引擎的格式：{why}',
  unknownTask: '外部流程引擎中没有此任务，可能已被处理，请刷新',
  unreadable: '流程图无法读取',
};

export type OutsideText = Record<keyof typeof zh, string>;
