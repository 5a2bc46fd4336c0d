import type { Label } from '../label.ts';
import type { AnyResource } from '../resource/define.ts';

type Row = Readonly<Record<string, unknown>>;

/** Differences between the forms of one submission, such as that of a company and that of a person. */
export interface Variants {
  /** Field whose value chooses the form. */
  field: string;
  /** By value of the field; the first one holds for other values. */
  forms: readonly {
    value: unknown;
    /** Fields that this form does not have. */
    leaves: readonly string[];
    /** Fields that this form requires. */
    needs: readonly string[];
    labels: Readonly<Record<string, Label>>;
  }[];
}

/** When two submissions are about the same matter. */
export interface Sameness {
  /** Field that the refusal of the later one names. */
  path: string;
  /** Fields whose values are equal. */
  equal: readonly string[];
  /** Fields whose values are equal without leading and trailing spaces. */
  named?: readonly string[];
}

/** Something that people without an account submit on the public pages of a site. */
export interface SubmissionKind<Name extends string = string> {
  /** On the wire, in tickets and in the paths of its calls. */
  name: Name;
  /** Stores it. Its add form is what applicants fill in. */
  resource: AnyResource;
  /** Page of a site, second segment of its address. */
  page: string;
  icon: 'form' | 'card';
  /** Title of the page, what it is for, and its button. */
  label: Label;
  hint: Label;
  submit: Label;
  /** Names and labels of its two calls. */
  calls: Readonly<Record<'submit' | 'correct', { name: string; label: Label }>>;
  /** Field with the number of the submission. */
  number: string;
  /** Letters before the day in the number; no two kinds have the same. */
  mark: string;
  variants?: Variants;
  /** Fields that hold the name of a person, and are masked for whoever asks by number and telephone. */
  names: (row: Row) => readonly string[];
  /** While one is open at a site, no other one about the same matter may be submitted there. */
  same: (row: Row) => readonly Sameness[];
  /** Says that another one is open. */
  open: Label;
}

/** Declares a submission: page, calls, number, form and checks follow from it. */
export function defineSubmission<const Name extends string>(kind: SubmissionKind<Name>): SubmissionKind<Name> {
  return kind;
}
