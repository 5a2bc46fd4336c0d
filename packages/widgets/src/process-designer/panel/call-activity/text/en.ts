import type { CallTexts } from './zh.ts';

export const en: CallTexts = {
  calledElement: 'Called process key',
  calledRequired: 'Give the key of the called process: without it nothing can be deployed or run',
  calledElementType: 'Called by',
  byKey: 'Process key (key)',
  byId: 'Process definition id (id)',
  businessKey: 'Business key',
  businessKeyHint: "To hand on this process's own key write #{execution.processBusinessKey}",
  options: 'Options',
  sameDeployment: 'Same deployment',
  fallbackToDefaultTenant: 'Fall back to the default tenant',
  completeAsync: 'Complete asynchronously',
  inheritVariables: 'Inherit variables',
  inheritBusinessKey: 'Inherit business key',
  useLocalScopeForOutParameters: 'Variables out are local',
  processInstanceName: 'Instance name',
  idVariableName: 'Instance id variable',
  variableMappingClass: 'Mapping class',
  variableMappingDelegateExpression: 'Mapping delegate',
};
