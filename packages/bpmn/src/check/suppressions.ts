import type { Model, Position } from '../model/index.ts';

/** Why findings are not to be reported. */
export interface Suppression {
  /** Rule code, or `*` for all. */
  readonly rule: string;
  /** Id of an element; the whole file without. */
  readonly element?: string;
  /** Must say something: a suppression without reason is reported and has no effect. */
  readonly reason: string;
}

/** A suppression and where it was written, when it stands in the file. */
export interface PlacedSuppression extends Suppression {
  readonly position?: Position;
}

const COMMENT = /<!--\s*gongdi-ignore\s+([^\s#:]+)(?:\s+#([^\s:]+))?\s*(?::\s*([\s\S]*?))?\s*-->/g;

/**
 * Suppressions written in the model's text: `<!-- gongdi-ignore rule,rule #element: reason -->`. Without `#element`
 * they hold for the file.
 */
export function suppressionsIn(model: Model): PlacedSuppression[] {
  const { xml } = model;
  if (!xml.includes('gongdi-ignore')) return [];
  return [...xml.matchAll(COMMENT)].flatMap((match) => {
    const position = placeOf(xml, match.index);
    const [, rules = '', element, reason = ''] = match;
    return rules.split(',').map((rule) => ({ rule, reason, position, ...(element === undefined ? {} : { element }) }));
  });
}

function placeOf(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** Whether a suppression holds for a rule at an element. */
export function suppresses(suppression: Suppression, rule: string, element: string | undefined): boolean {
  if (suppression.rule !== '*' && suppression.rule !== rule) return false;
  return suppression.element === undefined || suppression.element === element;
}
