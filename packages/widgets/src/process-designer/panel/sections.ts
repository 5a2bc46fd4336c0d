import type { ComponentType } from 'react';
import { type DiagramElement, isType } from '../../diagram/model.ts';
import { ApprovalSection } from './flowable/approval-section.tsx';
import { recordsOf } from './flowable/records.ts';
import type { SectionProps } from './section-props.ts';
import { ConditionSection } from './sections/condition.tsx';
import { DocumentationSection } from './sections/documentation.tsx';
import { FormSection } from './sections/form-hint.tsx';
import { GeneralSection } from './sections/general.tsx';
import { ExecutionListeners, TaskListeners } from './sections/listeners.tsx';
import { MessagesSection } from './sections/messages.tsx';
import { MultiInstanceSection } from './sections/multi-instance.tsx';
import { PropertiesSection } from './sections/properties.tsx';
import { TaskSection } from './sections/task.tsx';
import type { PanelTexts } from './text/index.ts';

export interface Section {
  key: keyof PanelTexts;
  /** Designer specification, section 2. */
  shown(element: DiagramElement): boolean;
  view: ComponentType<SectionProps>;
}

const isTask = (element: DiagramElement): boolean => element.type.includes('Task');

/** A flow out of a start event has no choice to make. */
const hasCondition = (element: DiagramElement): boolean =>
  isType(element, 'bpmn:SequenceFlow') && !(element.source && isType(element.source, 'bpmn:StartEvent'));

/** The panel in the specification's order. */
export const SECTIONS: readonly Section[] = [
  { key: 'general', shown: () => true, view: GeneralSection },
  { key: 'messages', shown: (element) => isType(element, 'bpmn:Process'), view: MessagesSection },
  { key: 'condition', shown: hasCondition, view: ConditionSection },
  {
    key: 'form',
    shown: (element) => isType(element, 'bpmn:UserTask') || isType(element, 'bpmn:StartEvent'),
    view: FormSection,
  },
  { key: 'task', shown: isTask, view: TaskSection },
  { key: 'multiInstance', shown: isTask, view: MultiInstanceSection },
  { key: 'executionListeners', shown: () => true, view: ExecutionListeners },
  { key: 'taskListeners', shown: (element) => isType(element, 'bpmn:UserTask'), view: TaskListeners },
  { key: 'approval', shown: (element) => recordsOf(element).length > 0, view: ApprovalSection },
  { key: 'properties', shown: () => true, view: PropertiesSection },
  { key: 'other', shown: () => true, view: DocumentationSection },
];
