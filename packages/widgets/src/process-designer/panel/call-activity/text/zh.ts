export const zh = {
  calledElement: '被调用流程标识',
  calledRequired: '请填写被调用流程标识，否则无法部署或运行',
  calledElementType: '标识类型',
  byKey: '流程标识（key）',
  byId: '流程定义 ID（id）',
  businessKey: '业务标识',
  businessKeyHint: '沿用本流程的业务标识请填 #{execution.processBusinessKey}',
  options: '选项',
  sameDeployment: '同一部署',
  fallbackToDefaultTenant: '找不到时用默认租户',
  completeAsync: '异步完成',
  inheritVariables: '继承变量',
  inheritBusinessKey: '继承业务标识',
  useLocalScopeForOutParameters: '传出为局部变量',
  processInstanceName: '流程实例名称',
  idVariableName: '实例 ID 变量',
  variableMappingClass: '映射 Java 类',
  variableMappingDelegateExpression: '映射代理表达式',
};

export type CallTexts = Record<keyof typeof zh, string>;
