import { createStore } from '../../../diagram/store.ts';
import type { HostChoice, Resolve } from '../../host-choice.ts';
import { isExpression } from './list-text.ts';

/** One kind of thing that the host can name: asks it, and remembers what it said. */
export class Directory {
  #resolve: Resolve | undefined;
  readonly #asked = new Set<string>();
  readonly labels = createStore<{ known: Readonly<Record<string, string>> }>({ known: {} });

  constructor(resolve?: Resolve) {
    this.#resolve = resolve;
  }

  /** The host answers by another function from now on; a host that draws often gives a new one each time. */
  answerBy(resolve: Resolve | undefined): void {
    this.#resolve = resolve;
  }

  /** @throws what the host throws; an answer that is no list of choices counts as none */
  async search(query: string, signal: AbortSignal): Promise<readonly HostChoice[]> {
    const answer: unknown = await this.#resolve?.(query, signal);
    const choices = Array.isArray(answer) ? answer.filter(isChoice) : [];
    const known = { ...this.labels.get().known };
    for (const { value, label } of choices) known[value] = label;
    if (choices.some(({ value, label }) => this.labels.get().known[value] !== label)) this.labels.set({ known });
    return choices;
  }

  /**
   * Asks once for the labels of values that stand in the model. Without an answer the value itself is shown: nobody
   * has asked for anything, so nobody is told.
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
