import type { ReportEntry } from '../convert/types.ts';

/** The texts of a conversion report for one element. */
interface Rewritten {
  before: string;
  after: string;
}

/** The differences that a conversion has reported, by the id of the element. */
export class Permission {
  readonly #granted = new Map<string | undefined, Rewritten>();

  constructor(report: readonly ReportEntry[] = []) {
    for (const { element, from, to } of report) {
      const rewritten = this.#granted.get(element);
      if (rewritten) {
        rewritten.before += ` ${from}`;
        rewritten.after += ` ${to}`;
      } else this.#granted.set(element, { before: from, after: to });
    }
  }

  /** Returns whether the report contains this local name in the original text of the element. */
  before(owner: string | undefined, local: string): boolean {
    return says(this.#granted.get(owner)?.before, local);
  }

  /** Returns whether the report contains this local name in the new text of the element. */
  after(owner: string | undefined, local: string): boolean {
    return says(this.#granted.get(owner)?.after, local);
  }
}

const IN_NAME = /[\w.-]/;

/** Returns whether a text contains a name as a whole word. */
function says(text: string | undefined, name: string): boolean {
  if (!text) return false;
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    if (!IN_NAME.test(text[at - 1] ?? ' ') && !IN_NAME.test(text[at + name.length] ?? ' ')) return true;
  }
  return false;
}
