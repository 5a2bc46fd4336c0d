import type { AnyResource } from '@gongdi/domain';
import { createContext, use, type ComponentType } from 'react';

/** Content that a module adds to the detail pages of other modules' records. */
export interface RecordPart {
  /** Returns whether the part applies to records of a resource. */
  of(resource: AnyResource): boolean;
  /** Its code is loaded with the first record that it is shown for (`lazyPart`). */
  Part: ComponentType<{ resource: AnyResource; row: { id: string } }>;
}

export const defineRecordPart = (part: RecordPart): RecordPart => part;

/** The record parts of a build, provided by its routes. */
export const RecordPartsContext = createContext<readonly RecordPart[]>([]);

/** Returns the record parts for the detail page of a resource. */
export const useRecordParts = (resource: AnyResource): readonly RecordPart[] =>
  use(RecordPartsContext).filter((part) => part.of(resource));
