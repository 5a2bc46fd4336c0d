import type { Drawing } from './draw.ts';

/**
 * Arrival of material: sampling and papers are checked in parallel; then the supervising engineer accepts or refuses.
 */
export const material: Drawing = {
  key: 'material_acceptance',
  name: '材料进场验收',
  documentation: '材料进场后同时进行见证取样和资料核查，监理验收合格后入库，不合格的退场。',
  nodes: [
    {
      id: 'Start',
      type: 'startEvent',
      name: '材料进场',
      at: [100, 200],
      attributes: { 'camunda:initiator': 'initiator' },
    },
    {
      id: 'Register',
      type: 'userTask',
      name: '材料员登记',
      at: [220, 200],
      attributes: { 'camunda:assignee': '${initiator}' },
    },
    { id: 'Split', type: 'parallelGateway', at: [340, 200] },
    {
      id: 'Sample',
      type: 'userTask',
      name: '见证取样',
      at: [460, 100],
      attributes: { 'camunda:candidateGroups': 'contractor' },
    },
    {
      id: 'Papers',
      type: 'userTask',
      name: '资料核查',
      at: [460, 300],
      attributes: { 'camunda:candidateGroups': 'contractor' },
    },
    { id: 'Join', type: 'parallelGateway', at: [580, 200] },
    {
      id: 'Accept',
      type: 'userTask',
      name: '监理验收',
      at: [700, 200],
      attributes: { 'camunda:candidateGroups': 'owner' },
    },
    { id: 'Qualified', type: 'exclusiveGateway', name: '是否合格', at: [820, 200] },
    { id: 'Stored', type: 'endEvent', name: '入库', at: [960, 200] },
    {
      id: 'Remove',
      type: 'userTask',
      name: '退场处理',
      at: [820, 330],
      attributes: { 'camunda:assignee': '${initiator}' },
    },
    { id: 'Removed', type: 'endEvent', name: '已退场', at: [960, 330] },
  ],
  flows: [
    { id: 'Flow_arrive', from: 'Start', to: 'Register' },
    { id: 'Flow_split', from: 'Register', to: 'Split' },
    { id: 'Flow_sample', from: 'Split', to: 'Sample', by: [[340, 100]] },
    { id: 'Flow_papers', from: 'Split', to: 'Papers', by: [[340, 300]] },
    { id: 'Flow_sampled', from: 'Sample', to: 'Join', by: [[580, 100]] },
    { id: 'Flow_checked', from: 'Papers', to: 'Join', by: [[580, 300]] },
    { id: 'Flow_join', from: 'Join', to: 'Accept' },
    { id: 'Flow_accept', from: 'Accept', to: 'Qualified' },
    { id: 'Flow_store', from: 'Qualified', to: 'Stored', name: '合格' },
    { id: 'Flow_refuse', from: 'Qualified', to: 'Remove', name: '不合格', condition: '${!approved}' },
    { id: 'Flow_removed', from: 'Remove', to: 'Removed' },
  ],
};
