import type { EngineFlavour } from '@gongdi/bpmn';
import type { ComponentType } from 'react';
import { childOf, type DiagramElement, isAnyType, isType, listOf, type ModdleElement } from '../../diagram/model.ts';
import { lazyView } from './fields/lazy-view.tsx';
import { ApprovalSection } from './flowable/approval-section.tsx';
import { recordsOf } from './flowable/records.ts';
import type { SectionProps } from './section-props.ts';
import { ConditionSection } from './sections/condition.tsx';
import { DocumentationSection } from './sections/documentation.tsx';
import { FormSection } from './sections/form-hint.tsx';
import { GeneralSection } from './sections/general.tsx';
import { ExecutionListeners, TaskListeners } from './sections/listeners.tsx';
import { JobsSection } from './sections/jobs.tsx';
import { ErrorsSection, MessagesSection } from './sections/messages.tsx';
import { MultiInstanceSection } from './sections/multi-instance.tsx';
import { PropertiesSection } from './sections/properties.tsx';
import { TaskSection } from './sections/task.tsx';
import type { PanelTexts } from './text/index.ts';

export interface Section {
  key: keyof PanelTexts;
  /** Designer specification, section 2. */
  shown(element: DiagramElement, engine: EngineFlavour): boolean;
  /** What the section is about, where that is not the element itself. */
  about?(element: DiagramElement): ModdleElement | undefined;
  view: ComponentType<SectionProps>;
}

const isTask = (element: DiagramElement): boolean => element.type.includes('Task');

/** A flow out of a start event has no choice to make. */
const hasCondition = (element: DiagramElement): boolean =>
  isType(element, 'bpmn:SequenceFlow') && !(element.source && isType(element.source, 'bpmn:StartEvent'));

/** The process that a pool shows: no element stands for it, and a pool's own listeners are never called. */
const processOfPool = (element: DiagramElement): ModdleElement | undefined =>
  isType(element, 'bpmn:Participant') ? childOf(element.businessObject, 'processRef') : undefined;

/** Lists of the document; in a diagram of pools there is no process to be selected, but what holds them. */
const hasLists = (element: DiagramElement): boolean => isAnyType(element, ['bpmn:Process', 'bpmn:Collaboration']);

/** What can be repeated: tasks as the specification has it, and as engines have it calls and sub-processes too. */
const canLoop = (element: DiagramElement): boolean =>
  isType(element, 'bpmn:Activity') && element.businessObject.get('triggeredByEvent') !== true;

/** As camunda's parser allows it: no start or boundary event, no gateway, no event sub-process. */
const hasInputOutput = (element: DiagramElement, engine: EngineFlavour): boolean =>
  engine === 'camunda' &&
  isType(element, 'bpmn:FlowNode') &&
  !isAnyType(element, ['bpmn:StartEvent', 'bpmn:BoundaryEvent', 'bpmn:Gateway']) &&
  element.businessObject.get('triggeredByEvent') !== true;

/** Tasks have their jobs among the task's settings; of processes only camunda knows priorities. */
const hasJobs = (element: DiagramElement, engine: EngineFlavour): boolean => {
  if (isType(element, 'bpmn:FlowNode')) return !isTask(element);
  return engine === 'camunda' && (isType(element, 'bpmn:Process') || processOfPool(element) !== undefined);
};

const EventSection = lazyView<SectionProps>(() => import('./events/event-section.tsx'));
const CallActivity = lazyView<SectionProps>(() => import('./call-activity/call-activity.tsx'));
const InputOutput = lazyView<SectionProps>(() => import('./mappings/input-output.tsx'));

/** The panel in the specification's order, with what it does not name beside what is like it. */
export const SECTIONS: readonly Section[] = [
  { key: 'general', shown: () => true, view: GeneralSection },
  {
    key: 'poolProcess',
    shown: (element) => processOfPool(element) !== undefined,
    about: processOfPool,
    view: GeneralSection,
  },
  { key: 'messages', shown: hasLists, view: MessagesSection },
  { key: 'errors', shown: hasLists, view: ErrorsSection },
  {
    key: 'eventSettings',
    shown: (element) => isType(element, 'bpmn:Event') && listOf(element.businessObject, 'eventDefinitions').length > 0,
    view: EventSection,
  },
  { key: 'condition', shown: hasCondition, view: ConditionSection },
  {
    key: 'form',
    shown: (element) => isType(element, 'bpmn:UserTask') || isType(element, 'bpmn:StartEvent'),
    view: FormSection,
  },
  { key: 'task', shown: isTask, view: TaskSection },
  { key: 'callActivity', shown: (element) => isType(element, 'bpmn:CallActivity'), view: CallActivity },
  { key: 'inputOutput', shown: hasInputOutput, view: InputOutput },
  { key: 'jobs', shown: hasJobs, about: processOfPool, view: JobsSection },
  { key: 'multiInstance', shown: canLoop, view: MultiInstanceSection },
  { key: 'executionListeners', shown: () => true, about: processOfPool, view: ExecutionListeners },
  { key: 'taskListeners', shown: (element) => isType(element, 'bpmn:UserTask'), view: TaskListeners },
  { key: 'approval', shown: (element) => recordsOf(element).length > 0, view: ApprovalSection },
  { key: 'properties', shown: () => true, view: PropertiesSection },
  { key: 'other', shown: () => true, view: DocumentationSection },
];
