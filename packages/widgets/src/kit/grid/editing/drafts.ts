import { checkRecord, formFieldsOf, type AnyResource, type FieldProblem, type Lang } from '@gongdi/domain';
import type { EditRow } from './grid-editing.ts';

/** Open change of one cell or one row. */
export interface Draft {
  /** The record when editing began. */
  base: EditRow;
  /** Fields that are being edited. */
  fields: readonly string[];
  /** The field that receives the focus first. */
  first: string;
  values: EditRow;
  problems: readonly FieldProblem[];
  /** Failure of the draft as a whole, such as a conflict with another user's change. */
  failure?: { message: string; conflict: boolean };
  busy: boolean;
}

/**
 * Open drafts by key. Each cell subscribes to its own draft, so that a key press re-renders one cell and not the table.
 */
export class Drafts {
  #drafts = new Map<string, Draft>();
  #watchers = new Set<() => void>();

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  get(key: string): Draft | undefined {
    return this.#drafts.get(key);
  }

  get size(): number {
    return this.#drafts.size;
  }

  open(key: string, base: EditRow, fields: readonly string[], first: string): void {
    if (this.#drafts.has(key)) return;
    this.#set(key, { base, fields, first, values: {}, problems: [], busy: false });
  }

  /** Removes the problem of a changed field until the next check. */
  change(key: string, field: string, value: unknown): void {
    const draft = this.#drafts.get(key);
    if (!draft) return;
    const problems = draft.problems.filter((one) => one.path !== field);
    this.#set(key, { ...draft, values: { ...draft.values, [field]: value }, problems, failure: undefined });
  }

  update(key: string, part: Partial<Draft>): void {
    const draft = this.#drafts.get(key);
    if (draft) this.#set(key, { ...draft, ...part });
  }

  close(key: string): void {
    this.#drafts.delete(key);
    this.#tell();
  }

  /** Whether there are unsaved changes. */
  get dirty(): boolean {
    return [...this.#drafts.values()].some(isChanged);
  }

  #set(key: string, draft: Draft): void {
    this.#drafts.set(key, draft);
    this.#tell();
  }

  #tell(): void {
    for (const watcher of this.#watchers) watcher();
  }
}

export function isChanged({ base, values }: Draft): boolean {
  return Object.entries(values).some(
    ([name, value]) => (value ?? null) !== (base[name] ?? null) && !bothEmpty(value, base[name]),
  );
}

const bothEmpty = (a: unknown, b: unknown) => (a ?? '') === '' && (b ?? '') === '';

/**
 * Returns the draft as the record for the edit call, checked with the same rules as form and server.
 * @param stored the record as this table last saved it, when it is newer than the draft's
 */
export function checkDraft(resource: AnyResource, draft: Draft, stored: EditRow | undefined, lang: Lang) {
  const newer = stored !== undefined && Number(stored['version']) > Number(draft.base['version']);
  const base = newer ? stored : draft.base;
  const record = Object.fromEntries(
    formFieldsOf(resource, 'edit').map(({ name }) => [name, name in draft.values ? draft.values[name] : base[name]]),
  );
  return checkRecord(resource, { id: base['id'], version: base['version'], ...record }, 'edit', lang);
}
