import type { ReportEntry } from '../convert/types.ts';

/** The texts of a conversion report for one element. */
interface Said {
  before: string;
  after: string;
}

/** The differences that a conversion has reported, by the id of the element. */
export class Permission {
  readonly #said = new Map<string | undefined, Said>();

  constructor(report: readonly ReportEntry[] = []) {
    for (const { element, from, to } of report) {
      const said = this.#said.get(element);
      if (said) {
        said.before += ` ${from}`;
        said.after += ` ${to}`;
      } else this.#said.set(element, { before: from, after: to });
    }
  }

  /** Returns whether the report contains this local name in the original text of the element. */
  before(owner: string | undefined, local: string): boolean {
    return says(this.#said.get(owner)?.before, local);
  }

  /** Returns whether the report contains this local name in the new text of the element. */
  after(owner: string | undefined, local: string): boolean {
    return says(this.#said.get(owner)?.after, local);
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
