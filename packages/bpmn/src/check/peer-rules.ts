import type { Severity, Text } from '../model/index.ts';
import adHocSubProcess from 'bpmnlint/rules/ad-hoc-sub-process.js';
import conditionalEvent from 'bpmnlint/rules/conditional-event.js';
import conditionalFlows from 'bpmnlint/rules/conditional-flows.js';
import endEventRequired from 'bpmnlint/rules/end-event-required.js';
import eventBasedGateway from 'bpmnlint/rules/event-based-gateway.js';
import eventSubProcessTypedStartEvent from 'bpmnlint/rules/event-sub-process-typed-start-event.js';
import fakeJoin from 'bpmnlint/rules/fake-join.js';
import globalRule from 'bpmnlint/rules/global.js';
import labelRequired from 'bpmnlint/rules/label-required.js';
import linkEvent from 'bpmnlint/rules/link-event.js';
import noBpmndi from 'bpmnlint/rules/no-bpmndi.js';
import noComplexGateway from 'bpmnlint/rules/no-complex-gateway.js';
import noDisconnected from 'bpmnlint/rules/no-disconnected.js';
import noDuplicateSequenceFlows from 'bpmnlint/rules/no-duplicate-sequence-flows.js';
import noGatewayJoinFork from 'bpmnlint/rules/no-gateway-join-fork.js';
import noImplicitEnd from 'bpmnlint/rules/no-implicit-end.js';
import noImplicitSplit from 'bpmnlint/rules/no-implicit-split.js';
import noImplicitStart from 'bpmnlint/rules/no-implicit-start.js';
import noInclusiveGateway from 'bpmnlint/rules/no-inclusive-gateway.js';
import noOverlappingElements from 'bpmnlint/rules/no-overlapping-elements.js';
import singleBlankStartEvent from 'bpmnlint/rules/single-blank-start-event.js';
import singleEventDefinition from 'bpmnlint/rules/single-event-definition.js';
import standardSize from 'bpmnlint/rules/standard-size.js';
import startEventRequired from 'bpmnlint/rules/start-event-required.js';
import subProcessBlankStartEvent from 'bpmnlint/rules/sub-process-blank-start-event.js';
import superfluousGateway from 'bpmnlint/rules/superfluous-gateway.js';
import superfluousLabel from 'bpmnlint/rules/superfluous-label.js';
import superfluousTermination from 'bpmnlint/rules/superfluous-termination.js';

/** A rule of bpmnlint 11.15, used unchanged. */
export interface PeerRule {
  readonly code: string;
  /** Our severity: an error is what an engine refuses or BPMN forbids, not what is merely unusual. */
  readonly severity: Severity;
  readonly title: Text;
  /** The only types that the rule's code inspects; the rule is not called for other types. */
  readonly on: readonly string[];
  readonly factory: typeof adHocSubProcess;
}

const peer = (
  code: string,
  factory: typeof adHocSubProcess,
  severity: Severity,
  zh: string,
  en: string,
  ...on: readonly string[]
): PeerRule => ({
  code,
  severity,
  title: { zh, en },
  on: on.map((type) => (type.includes(':') ? type : `bpmn:${type}`)),
  factory,
});

/** All 28 rules. Imported one by one: bpmnlint's own resolver reads the file system. */
export const PEER_RULES: readonly PeerRule[] = [
  peer(
    'ad-hoc-sub-process',
    adHocSubProcess,
    'warning',
    '即席子流程中的开始与结束事件',
    'start and end events in ad-hoc sub-processes',
    'AdHocSubProcess',
  ),
  peer(
    'conditional-event',
    conditionalEvent,
    'error',
    '条件事件缺少条件',
    'conditional event without condition',
    'Event',
  ),
  peer('conditional-flows', conditionalFlows, 'warning', '分支缺少条件', 'branch without condition', 'FlowNode'),
  peer('end-event-required', endEventRequired, 'warning', '缺少结束事件', 'no end event', 'Process', 'SubProcess'),
  peer(
    'event-based-gateway',
    eventBasedGateway,
    'warning',
    '事件网关的出线',
    'flows of event-based gateways',
    'EventBasedGateway',
  ),
  peer(
    'event-sub-process-typed-start-event',
    eventSubProcessTypedStartEvent,
    'error',
    '事件子流程的开始事件缺少事件定义',
    'untyped start of an event sub-process',
    'SubProcess',
  ),
  peer('fake-join', fakeJoin, 'warning', '多条入线没有汇合', 'incoming flows that do not join', 'Activity', 'Event'),
  peer(
    'global',
    globalRule,
    'warning',
    '全局元素未命名、重名或未使用',
    'root elements unnamed, repeated or unused',
    'Definitions',
  ),
  peer(
    'label-required',
    labelRequired,
    'info',
    '元素没有名称',
    'element without name',
    'FlowNode',
    'SequenceFlow',
    'Participant',
    'Lane',
  ),
  peer('link-event', linkEvent, 'error', '链接事件不成对', 'unpaired link events', 'FlowElementsContainer'),
  peer('no-bpmndi', noBpmndi, 'warning', '元素没有图形', 'element without diagram information', 'Definitions'),
  peer('no-complex-gateway', noComplexGateway, 'warning', '复杂网关', 'complex gateway', 'ComplexGateway'),
  peer(
    'no-disconnected',
    noDisconnected,
    'warning',
    '元素没有连线',
    'disconnected element',
    'Task',
    'Gateway',
    'SubProcess',
    'Event',
  ),
  peer(
    'no-duplicate-sequence-flows',
    noDuplicateSequenceFlows,
    'warning',
    '重复的连线',
    'duplicate flows',
    'SequenceFlow',
  ),
  peer(
    'no-gateway-join-fork',
    noGatewayJoinFork,
    'warning',
    '网关同时汇合与分支',
    'gateway that joins and forks',
    'Gateway',
  ),
  peer('no-implicit-end', noImplicitEnd, 'warning', '隐式结束', 'implicit end', 'Event', 'Activity', 'Gateway'),
  peer('no-implicit-split', noImplicitSplit, 'info', '隐式分支', 'implicit split', 'Activity', 'Event'),
  peer('no-implicit-start', noImplicitStart, 'warning', '隐式开始', 'implicit start', 'Event', 'Activity', 'Gateway'),
  peer('no-inclusive-gateway', noInclusiveGateway, 'info', '包容网关', 'inclusive gateway', 'InclusiveGateway'),
  peer('no-overlapping-elements', noOverlappingElements, 'warning', '图形重叠', 'overlapping elements', 'Definitions'),
  peer(
    'single-blank-start-event',
    singleBlankStartEvent,
    'error',
    '多个空白开始事件',
    'several blank start events',
    'FlowElementsContainer',
  ),
  peer(
    'single-event-definition',
    singleEventDefinition,
    'warning',
    '多个事件定义',
    'several event definitions',
    'Event',
  ),
  peer('standard-size', standardSize, 'info', '图形尺寸不标准', 'unusual size', 'bpmndi:BPMNShape'),
  peer(
    'start-event-required',
    startEventRequired,
    'warning',
    '缺少开始事件',
    'no start event',
    'Process',
    'SubProcess',
  ),
  peer(
    'sub-process-blank-start-event',
    subProcessBlankStartEvent,
    'error',
    '子流程的开始事件必须为空白',
    'typed start of a sub-process',
    'SubProcess',
  ),
  peer('superfluous-gateway', superfluousGateway, 'info', '多余的网关', 'superfluous gateway', 'Gateway'),
  peer('superfluous-label', superfluousLabel, 'info', '多余的连线名称', 'superfluous label', 'SequenceFlow'),
  peer(
    'superfluous-termination',
    superfluousTermination,
    'info',
    '多余的终止事件',
    'superfluous termination',
    'Process',
    'SubProcess',
  ),
];
