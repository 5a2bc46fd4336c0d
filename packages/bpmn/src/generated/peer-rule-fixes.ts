import type { Text } from '../model/index.ts';

/** How to mend what a rule of bpmnlint's finds. Written by `npm run reference`. */
export const PEER_RULE_FIXES: Readonly<Record<string, Text>> = {
  'ad-hoc-sub-process': {
    zh: '删除其中的开始和结束事件，或改用普通子流程。',
    en: 'Remove the start and end events, or use a plain sub-process.',
  },
  'conditional-event': {
    zh: '填写条件，例如 ${stock < 10}。',
    en: 'Give the condition, such as ${stock < 10}.',
  },
  'conditional-flows': {
    zh: '给其余出线写条件，或设为默认流。',
    en: 'Give the others conditions, or make one the default.',
  },
  'end-event-required': {
    zh: '在最后一步之后加结束事件。',
    en: 'Add an end event after the last step.',
  },
  'event-based-gateway': {
    zh: '补上第二个事件，删除出线上的条件。',
    en: 'Add a second event, remove the conditions.',
  },
  'event-sub-process-typed-start-event': {
    zh: '给开始事件选择类型。',
    en: 'Choose a type for the start event.',
  },
  'fake-join': {
    zh: '在前面加网关：并行汇合用并行网关，只来一条时用排他网关。',
    en: 'Put a gateway before it: a parallel one to wait for all, an exclusive one when one comes.',
  },
  global: {
    zh: '补上名称，合并重名的，删除不用的。',
    en: 'Name them, merge repeated ones, remove unused ones.',
  },
  'label-required': {
    zh: '写上名称：任务用“动词+名词”，网关写问题，出线写答案。',
    en: 'Name it: tasks by what is done, gateways by the question, flows by the answers.',
  },
  'link-event': {
    zh: '补上另一半，或让名称一致。',
    en: 'Add the other half, or give both one name.',
  },
  'no-bpmndi': {
    zh: '在设计器里重新画出它，或删除它。',
    en: 'Draw it again, or remove it.',
  },
  'no-complex-gateway': {
    zh: '改用排他、并行、包容网关的组合。',
    en: 'Use exclusive, parallel and inclusive gateways.',
  },
  'no-disconnected': {
    zh: '连上它，或删除它。',
    en: 'Connect it, or remove it.',
  },
  'no-duplicate-sequence-flows': {
    zh: '删除其中一条。',
    en: 'Remove one of them.',
  },
  'no-gateway-join-fork': {
    zh: '拆成两个网关：先汇合，再分支。',
    en: 'Make it two: a join, then a split.',
  },
  'no-implicit-end': {
    zh: '接上结束事件。',
    en: 'Add an end event.',
  },
  'no-implicit-split': {
    zh: '用网关明确是选择还是并行。',
    en: 'Say with a gateway whether it is a choice or parallel work.',
  },
  'no-implicit-start': {
    zh: '从开始事件连到它。',
    en: 'Connect it to a start event.',
  },
  'no-inclusive-gateway': {
    zh: '能用排他或并行网关表达时就用它们。',
    en: 'Use exclusive or parallel gateways where they will do.',
  },
  'no-overlapping-elements': {
    zh: '把它们移开。',
    en: 'Move them apart.',
  },
  'single-blank-start-event': {
    zh: '合并，或给其余的选择事件类型。',
    en: 'Merge them, or give the others a type.',
  },
  'single-event-definition': {
    zh: '拆成几个事件。',
    en: 'Make them several events.',
  },
  'standard-size': {
    zh: '恢复默认大小。',
    en: 'Give it the usual size.',
  },
  'start-event-required': {
    zh: '加上开始事件。',
    en: 'Add a start event.',
  },
  'sub-process-blank-start-event': {
    zh: '换成空白开始事件，或改用事件子流程。',
    en: 'Use a blank start event, or an event sub-process.',
  },
  'superfluous-gateway': {
    zh: '删除它，直接相连。',
    en: 'Remove it and connect its neighbours.',
  },
  'superfluous-label': {
    zh: '删除名称。',
    en: 'Remove the label.',
  },
  'superfluous-termination': {
    zh: '换成普通结束事件。',
    en: 'Use a plain end event.',
  },
};
