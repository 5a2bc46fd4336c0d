import type { AnyResource } from '@gongdi/domain';

/**
 * How a table is edited (console specification, section 4). `cell`: saved by a click elsewhere; `handle`: by an icon;
 * `row`; `single`: one row at a time.
 */
export const EDIT_MODES = ['cell', 'handle', 'row', 'single'] as const;
export type EditMode = (typeof EDIT_MODES)[number];

export type EditRow = Record<string, unknown>;

/** Editing of a resource's records in their table. */
export interface GridEditing {
  mode: EditMode;
  resource: AnyResource;
  /** Whether the user may; a try is answered by a warning. */
  allowed: boolean;
  /** Sends a checked record with the version that was read. @returns what is stored now. @throws CallFailure */
  save: (record: EditRow) => Promise<EditRow>;
  /** Loads the rows again. */
  reload: () => Promise<void>;
  /** Before the page is left, asks whether something is not saved. @returns takes the question back */
  guard?: (isDirty: () => boolean) => () => void;
}
