import { createStore } from '../../../diagram/store.ts';
import type { HostChoice, Resolve } from '../../host/host-choice.ts';
import { isExpression } from './list-text.ts';

/** Queries the host for one kind of choice (users, groups or forms) and caches the labels. */
export class Directory {
  #resolve: Resolve | undefined;
  readonly #asked = new Set<string>();
  readonly labels = createStore<{ known: Readonly<Record<string, string>> }>({ known: {} });

  constructor(resolve?: Resolve) {
    this.#resolve = resolve;
  }

  /** Replaces the host's function. A host that renders often passes a new one each time. */
  answerBy(resolve: Resolve | undefined): void {
    this.#resolve = resolve;
  }

  /** @throws what the host throws; an answer that is not a list of choices counts as empty */
  async search(query: string, signal: AbortSignal): Promise<readonly HostChoice[]> {
    const answer: unknown = await this.#resolve?.(query, signal);
    const choices = Array.isArray(answer) ? answer.filter(isChoice) : [];
    const known = { ...this.labels.get().known };
    for (const { value, label } of choices) known[value] = label;
    if (choices.some(({ value, label }) => this.labels.get().known[value] !== label)) this.labels.set({ known });
    return choices;
  }

  /**
   * Queries the labels of values of the model, once for each value. Without an answer the value itself is shown; no
   * error is reported, because the user did not request anything.
   */
  learn(values: readonly string[]): void {
    for (const value of values) {
      if (this.#asked.has(value) || this.labels.get().known[value] !== undefined || isExpression(value)) continue;
      this.#asked.add(value);
      this.search(value, new AbortController().signal).catch(() => this.#asked.delete(value));
    }
  }
}

const isChoice = (item: unknown): item is HostChoice =>
  typeof item === 'object' &&
  item !== null &&
  'value' in item &&
  typeof item.value === 'string' &&
  item.value !== '' &&
  'label' in item &&
  typeof item.label === 'string';
