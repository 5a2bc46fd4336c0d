import { isType, type ModdleElement } from '../../../diagram/model.ts';
import type { SectionProps } from '../edit/section-props.ts';
import type { EventTexts } from './text/index.ts';

/** Properties of the form of an event definition. */
export interface DefinitionProps extends SectionProps {
  definition: ModdleElement;
  words: EventTexts;
}

/** Returns whether an event waits for a trigger (start, boundary, catch), in contrast to end and throw events. */
export const catches = (event: ModdleElement): boolean => isType(event, 'bpmn:CatchEvent');
