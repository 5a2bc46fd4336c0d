import type { AnyResource } from '@gongdi/domain';

/**
 * Edit modes of a table (console specification, section 4). `cell`: a click elsewhere saves; `handle`: an icon opens
 * and saves a cell; `row`: whole rows; `single`: one row at a time.
 */
const EDIT_MODES = ['cell', 'handle', 'row', 'single'] as const;
export type EditMode = (typeof EDIT_MODES)[number];

export type EditRow = Record<string, unknown>;

/** Editing of a resource's records in the table. */
export interface GridEditing {
  mode: EditMode;
  resource: AnyResource;
  /** Whether the user may edit; otherwise an attempt shows a warning. */
  allowed: boolean;
  /** Sends a checked record with the version that was read. @returns the record as stored now. @throws CallFailure */
  save: (record: EditRow) => Promise<EditRow>;
  /** Reloads the rows. */
  reload: () => Promise<void>;
  /**
   * Registers a function that reports unsaved changes, so that leaving the page asks first.
   * @returns a function that unregisters it
   */
  guard?: (isDirty: () => boolean) => () => void;
}
