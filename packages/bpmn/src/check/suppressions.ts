import type { Model, Position } from '../model/index.ts';
import { commentsOf, setComments } from '../model/make-model.ts';

/** A suppression of findings, with its reason. */
export interface Suppression {
  /** Rule code, or `*` for all. */
  readonly rule: string;
  /** Id of an element; undefined means the whole file. */
  readonly element?: string;
  /** Required: a suppression without a reason is reported and has no effect. */
  readonly reason: string;
}

/** A suppression and, if it is written in the file, its position. */
export interface PlacedSuppression extends Suppression {
  readonly position?: Position;
}

const COMMENT = /<!--\s*gongdi-ignore\s+([^\s#:]+)(?:\s+#([^\s:]+))?\s*(?::\s*([\s\S]*?))?\s*-->/g;

/**
 * Returns the suppressions written in the model's text: `<!-- gongdi-ignore rule,rule #element: reason -->`. Without
 * `#element` a suppression applies to the file.
 */
export function suppressionsIn(model: Model): PlacedSuppression[] {
  const { xml } = model;
  if (!xml.includes('gongdi-ignore')) return [];
  return [...xml.matchAll(COMMENT)].flatMap((match) => {
    const position = placeOf(xml, match.index);
    return read(match).map((suppression) => ({ ...suppression, position }));
  });
}

/** Returns the suppressions in the comments that will be written with the model; the original text is not read. */
export function suppressionsOf(model: Model): Suppression[] {
  const { head, before, atEnd, tail } = commentsOf(model);
  const comments = [...head, ...[...before.values(), ...atEnd.values()].flat(), ...tail];
  return comments.flatMap((comment) => [...`<!--${comment}-->`.matchAll(COMMENT)].flatMap(read));
}

function read(match: RegExpExecArray): Suppression[] {
  const [, rules = '', element, reason = ''] = match;
  return rules.split(',').map((rule) => ({ rule, reason, ...(element === undefined ? {} : { element }) }));
}

/**
 * Adds a suppression to the comments that will be written with the model. It is placed at the head of the document, so
 * that it remains when the element is moved or deleted.
 * @returns a function that removes the suppression again
 */
export function suppress(model: Model, { rule, element, reason }: Suppression): () => void {
  const comments = commentsOf(model);
  const about = element === undefined ? '' : ` #${element}`;
  // XML forbids two hyphens in a row inside a comment.
  const because = reason
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/-(?=-)/g, '- ')
    .trim();
  setComments(model, { ...comments, head: [...comments.head, ` gongdi-ignore ${rule}${about}: ${because} `] });
  return () => setComments(model, comments);
}

/**
 * Removes a suppression of a rule at an element from the comments, at any place. Other rules in the same comment stay.
 * @returns a function that restores the suppression
 */
export function unsuppress(model: Model, { rule, element }: Omit<Suppression, 'reason'>): () => void {
  const comments = commentsOf(model);
  const without = (list: readonly string[]): string[] =>
    list.flatMap((comment) => {
      const match = new RegExp(COMMENT.source).exec(`<!--${comment}-->`);
      if (!match || match[2] !== element) return [comment];
      const rules = (match[1] ?? '').split(',');
      const kept = rules.filter((other) => other !== rule);
      if (kept.length === rules.length) return [comment];
      return kept.length === 0 ? [] : [comment.replace(match[1] ?? '', kept.join(','))];
    });
  const inMap = (map: ReadonlyMap<string, readonly string[]>) =>
    new Map([...map].map(([id, list]) => [id, without(list)] as const));
  setComments(model, {
    head: without(comments.head),
    before: inMap(comments.before),
    atEnd: inMap(comments.atEnd),
    tail: without(comments.tail),
  });
  return () => setComments(model, comments);
}

function placeOf(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** Returns whether a suppression applies to a rule at an element. */
export function suppresses(suppression: Suppression, rule: string, element: string | undefined): boolean {
  if (suppression.rule !== '*' && suppression.rule !== rule) return false;
  return suppression.element === undefined || suppression.element === element;
}
