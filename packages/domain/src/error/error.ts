import { fill, type Label, type Lang } from '../label.ts';
import { ERRORS, type ErrorName } from './catalogue.ts';

/** One problem at one place of the input. */
export interface FieldProblem {
  /** Dotted path into the input: `project_address.location.longitude`; empty: the whole input. */
  path: string;
  code: string;
  message: string;
}

/** The wire form of an error: an envelope with a code other than 0. */
export interface ErrorEnvelope {
  code: number;
  data: null;
  message: string;
  request_id: string;
  errors?: FieldProblem[];
}

/** An error that a person can act on: code, message in both languages, place of the problem. */
export class GongdiError extends Error {
  readonly entry: ErrorName;
  readonly code: number;
  readonly status: number;
  readonly label: Label;
  readonly problems: readonly FieldProblem[];

  constructor(
    entry: ErrorName,
    options: {
      values?: Record<string, string | number>;
      problems?: FieldProblem[];
      label?: Label;
      cause?: unknown;
    } = {},
  ) {
    const found = ERRORS[entry];
    const source = options.label ?? found.message;
    const values = options.values ?? {};
    const label = { zh: fill(source.zh, values), en: fill(source.en, values) };
    super(label.en, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'GongdiError';
    this.entry = entry;
    this.code = found.code;
    this.status = found.status;
    this.label = label;
    this.problems = options.problems ?? [];
  }

  toEnvelope(lang: Lang, request_id: string): ErrorEnvelope {
    return {
      code: this.code,
      data: null,
      message: this.label[lang],
      request_id,
      ...(this.problems.length > 0 ? { errors: [...this.problems] } : {}),
    };
  }
}
