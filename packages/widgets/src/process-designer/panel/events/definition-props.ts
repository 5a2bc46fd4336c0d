import { isType, type ModdleElement } from '../../../diagram/model.ts';
import type { SectionProps } from '../section-props.ts';
import type { EventTexts } from './text/index.ts';

/** What the form of each kind of event definition gets. */
export interface DefinitionProps extends SectionProps {
  definition: ModdleElement;
  words: EventTexts;
}

/** Whether an event waits for something (start, boundary, catch) instead of making it happen (end, throw). */
export const catches = (event: ModdleElement): boolean => isType(event, 'bpmn:CatchEvent');
