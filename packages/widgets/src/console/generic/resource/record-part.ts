import type { AnyResource } from '@gongdi/domain';
import { createContext, use, type ComponentType } from 'react';

/** What a module shows on the detail pages of other modules' records. */
export interface RecordPart {
  /** Resources with records that it says something about. */
  of(resource: AnyResource): boolean;
  /** Its code comes with the first record that it is shown for (`lazyPart`). */
  Part: ComponentType<{ resource: AnyResource; row: { id: string } }>;
}

export const defineRecordPart = (part: RecordPart): RecordPart => part;

/** The parts of a build, given by its routes. */
export const RecordPartsContext = createContext<readonly RecordPart[]>([]);

/** The parts that the detail page of a resource has. */
export const useRecordParts = (resource: AnyResource): readonly RecordPart[] =>
  use(RecordPartsContext).filter((part) => part.of(resource));
