import type { ColorType } from '../dictionary/define.ts';
import type { Label } from '../label.ts';

/** Label of a logged action. */
export interface LoggedAction {
  label: Label;
  color_type: ColorType | undefined;
}

/**
 * Actions and subjects that a module logs, in its `log.ts`, besides adding, changing and deleting records and their
 * steps.
 */
export interface LogWords {
  /** Actions by their name in the change record. */
  actions?: Readonly<Record<string, LoggedAction>>;
  /** Subjects that are not records of a resource. */
  subjects?: Readonly<Record<string, Label>>;
}

export const logged = (zh: string, en: string, color_type?: ColorType): LoggedAction => ({
  label: { zh, en },
  color_type,
});

export const defineLog = <const W extends LogWords>(words: W): W => words;
