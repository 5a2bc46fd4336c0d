import type { ReactNode } from 'react';

/** What keeps the input of a form while it is not saved. */
export interface FormDraft {
  /** Offers input that was kept; shown above the form. */
  bar: ReactNode;
  /** Called when the input has changed. */
  changed: () => void;
  /** Called when the input was restored from memory after a new login: nothing is offered, the draft goes on. */
  taken: () => void;
}
