import type { Text } from '../model/index.ts';

/** What the page of each of bpmnlint's rules explains. Written by `npm run reference`. */
export const PEER_RULE_PAGES: Readonly<Record<string, Text>> = {
  'ad-hoc-sub-process': {
    zh: '即席子流程里的活动没有固定顺序，因此不能有开始事件和结束事件。',
    en: 'What lies in an ad-hoc sub-process has no fixed order, so it holds no start or end events.',
  },
  'conditional-event': {
    zh: '条件事件必须写出条件，否则永远不会触发，引擎也会拒绝部署。',
    en: 'A conditional event needs a condition: without one it never fires, and engines refuse it.',
  },
  'conditional-flows': {
    zh: '从一个分支点出发的出线，有的写了条件，其余的也应写条件或设为默认流，否则没有条件的那条总会走。',
    en: 'Where some flows of a split have conditions, the others have one too or are the default; a flow without is always taken.',
  },
  'end-event-required': {
    zh: '流程和子流程应有结束事件，说明在哪里、以什么结果结束。',
    en: 'Processes and sub-processes have an end event that says where and how they end.',
  },
  'event-based-gateway': {
    zh: '事件网关至少有两条出线，并且出线上没有条件：它按先发生的事件选择。',
    en: 'An event-based gateway has at least two flows and no conditions on them: it goes by the event that comes first.',
  },
  'event-sub-process-typed-start-event': {
    zh: '事件子流程由事件触发，它的开始事件必须有类型（消息、定时、错误等）。',
    en: 'An event starts an event sub-process, so its start event has a type (message, timer, error …).',
  },
  'fake-join': {
    zh: '几条线直接进入一个活动或事件并不会汇合，每到一条就执行一次。',
    en: 'Flows that enter an activity or event directly do not join: it runs once for each that arrives.',
  },
  global: {
    zh: '消息、信号、错误、升级应有名称，名称不重复，并且真的被用到。',
    en: 'Messages, signals, errors and escalations have names of their own and are used.',
  },
  'label-required': {
    zh: '没有名称的元素，看图的人不知道它做什么；待办列表里也只有标识。',
    en: 'Without a name nobody reading the drawing knows what an element does, and task lists show its id.',
  },
  'link-event': {
    zh: '链接事件成对出现：抛出和捕获的名称相同，捕获只有一个。',
    en: 'Link events come in pairs of one name: throwers and a single catcher.',
  },
  'no-bpmndi': {
    zh: '没有图形信息的元素在设计器和查看器里看不到。',
    en: 'An element without diagram information is not seen in designers and viewers.',
  },
  'no-complex-gateway': {
    zh: '复杂网关的含义由说明文字决定，引擎大多不执行。',
    en: 'What a complex gateway does stands in its text; most engines do not run it.',
  },
  'no-disconnected': {
    zh: '没有连线的元素不属于流程，通常是遗留下来的。',
    en: 'An element without flows is no part of the process; mostly it was left behind.',
  },
  'no-duplicate-sequence-flows': {
    zh: '同样两个元素之间有两条相同的连线，后面的步骤会执行两次。',
    en: 'Two equal flows between the same elements run what follows twice.',
  },
  'no-gateway-join-fork': {
    zh: '一个网关同时汇合与分支，读图的人分不清它等什么、选什么。',
    en: 'A gateway that joins and forks at once leaves open what it waits for and what it chooses.',
  },
  'no-implicit-end': {
    zh: '没有出线的活动悄悄结束流程，看不出是有意还是遗漏。',
    en: 'An activity without outgoing flow ends the process silently: intended or forgotten?',
  },
  'no-implicit-split': {
    zh: '活动的多条出线会同时走，像是选择却不是选择。',
    en: 'Several flows of an activity are all taken: it looks like a choice and is none.',
  },
  'no-implicit-start': {
    zh: '没有入线又不是开始事件的元素，看不出流程从哪里开始。',
    en: 'An element without incoming flow that is no start event hides where the process begins.',
  },
  'no-inclusive-gateway': {
    zh: '包容网关的汇合要看哪些分支还在走，难以理解，有的引擎也支持得不全。',
    en: 'The join of an inclusive gateway depends on which branches still run: hard to follow, and not in every engine.',
  },
  'no-overlapping-elements': {
    zh: '图形互相重叠，看不清也点不到。',
    en: 'Shapes lie upon each other: hard to see and to click.',
  },
  'single-blank-start-event': {
    zh: '一个流程或子流程最多有一个空白开始事件，否则引擎不知道从哪里开始。',
    en: 'A process or sub-process has at most one blank start event, or engines cannot tell where to begin.',
  },
  'single-event-definition': {
    zh: '一个事件有多个事件定义时，引擎只看第一个或拒绝部署。',
    en: 'Of several definitions of an event engines read the first, or refuse it.',
  },
  'standard-size': {
    zh: '图形大小与常用的不同，图看起来不整齐。',
    en: 'The size differs from the usual one, which makes drawings uneven.',
  },
  'start-event-required': {
    zh: '流程和子流程应有开始事件，说明从哪里开始。Camunda 拒绝部署没有开始事件的可执行流程及其子流程，按 Camunda 检查时是错误。',
    en: 'Processes and sub-processes have a start event that says where they begin. Camunda refuses an executable process, or a sub-process in one, without: checked for Camunda it is an error.',
  },
  'sub-process-blank-start-event': {
    zh: '子流程由流程走到它时开始，它的开始事件必须是空白的，否则引擎拒绝部署。',
    en: 'A sub-process begins when the process gets there: its start event is blank, or engines refuse it.',
  },
  'superfluous-gateway': {
    zh: '只有一条入线和一条出线的网关什么也不做。',
    en: 'A gateway with one way in and one way out does nothing.',
  },
  'superfluous-label': {
    zh: '没有分支的连线不需要名称。',
    en: 'A flow that is no branch needs no label.',
  },
  'superfluous-termination': {
    zh: '只有一条路径时，终止事件与普通结束事件没有区别。',
    en: 'With one path a terminate event does what a plain end event does.',
  },
};
