import type { ComponentType } from 'react';
import { TimerRows } from '../timers/timer-rows.tsx';
import { CompensateRows } from './compensate-rows.tsx';
import { ConditionalRows } from './conditional-rows.tsx';
import { ErrorRows, EscalationRows } from './error-rows.tsx';
import type { DefinitionProps } from './definition-props.ts';
import { LinkRows } from './link-rows.tsx';
import { MessageRows, SignalRows } from './message-rows.tsx';
import { CancelRows, TerminateRows } from './terminate-rows.tsx';

/** Form component of each kind of event definition. */
export const DEFINITIONS: Readonly<Record<string, ComponentType<DefinitionProps>>> = {
  'bpmn:TimerEventDefinition': TimerRows,
  'bpmn:MessageEventDefinition': MessageRows,
  'bpmn:SignalEventDefinition': SignalRows,
  'bpmn:ErrorEventDefinition': ErrorRows,
  'bpmn:EscalationEventDefinition': EscalationRows,
  'bpmn:CompensateEventDefinition': CompensateRows,
  'bpmn:LinkEventDefinition': LinkRows,
  'bpmn:ConditionalEventDefinition': ConditionalRows,
  'bpmn:TerminateEventDefinition': TerminateRows,
  'bpmn:CancelEventDefinition': CancelRows,
};
