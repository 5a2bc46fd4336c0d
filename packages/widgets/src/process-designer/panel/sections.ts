import type { EngineFlavour } from '@gongdi/bpmn';
import type { ComponentType } from 'react';
import { childOf, type DiagramElement, isAnyType, isType, listOf, type ModdleElement } from '../../diagram/model.ts';
import { lazyView } from './fields/lazy-view.tsx';
import { ApprovalSection } from './flowable/approval-section.tsx';
import { recordsOf } from './flowable/records.ts';
import type { SectionProps } from './edit/section-props.ts';
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
  /** Returns the object of the section if it is not the element itself. */
  about?(element: DiagramElement): ModdleElement | undefined;
  view: ComponentType<SectionProps>;
}

const isTask = (element: DiagramElement): boolean => element.type.includes('Task');

/** Returns whether a flow can have a condition: a flow out of a start event cannot. */
const hasCondition = (element: DiagramElement): boolean =>
  isType(element, 'bpmn:SequenceFlow') && !(element.source && isType(element.source, 'bpmn:StartEvent'));

/**
 * Returns the process of a pool. No drawn element represents that process, and listeners of the pool itself are never
 * called.
 */
const processOfPool = (element: DiagramElement): ModdleElement | undefined =>
  isType(element, 'bpmn:Participant') ? childOf(element.businessObject, 'processRef') : undefined;

/**
 * Returns whether the lists of the document are shown. In a diagram of pools no process can be selected, so the
 * collaboration shows them.
 */
const hasLists = (element: DiagramElement): boolean => isAnyType(element, ['bpmn:Process', 'bpmn:Collaboration']);

/**
 * Returns whether an element can be repeated: tasks as in the specification, and also call activities and
 * sub-processes, because the engines support them.
 */
const canLoop = (element: DiagramElement): boolean =>
  isType(element, 'bpmn:Activity') && element.businessObject.get('triggeredByEvent') !== true;

/**
 * Returns whether camunda's parser accepts parameters: not on start and boundary events, gateways and event
 * sub-processes.
 */
const hasInputOutput = (element: DiagramElement, engine: EngineFlavour): boolean =>
  engine === 'camunda' &&
  isType(element, 'bpmn:FlowNode') &&
  !isAnyType(element, ['bpmn:StartEvent', 'bpmn:BoundaryEvent', 'bpmn:Gateway']) &&
  element.businessObject.get('triggeredByEvent') !== true;

/**
 * Returns whether the jobs have a section of their own. Tasks have them in the section of the task. For processes, only
 * camunda has job priorities.
 */
const hasJobs = (element: DiagramElement, engine: EngineFlavour): boolean => {
  if (isType(element, 'bpmn:FlowNode')) return !isTask(element);
  return engine === 'camunda' && (isType(element, 'bpmn:Process') || processOfPool(element) !== undefined);
};

const EventSection = lazyView<SectionProps>(() => import('./events/event-section.tsx'));
const CallActivity = lazyView<SectionProps>(() => import('./call-activity/call-activity.tsx'));
const InputOutput = lazyView<SectionProps>(() => import('./mappings/input-output.tsx'));

/**
 * The sections of the panel in the order of the specification. A section that it does not name is beside a similar one.
 */
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
