import type { Page } from 'playwright';

/** What a person did on a page. */
export interface Effort {
  clicks: number;
  /** Characters that were typed. */
  typed: number;
}

/**
 * Times of the keystroke-level model (Card, Moran, Newell 1980), s: thinking before a choice, pointing, pressing; a
 * character by an average typist. On a telephone a character takes longer (Palin et al. 2019: 36 words a minute).
 */
const THINK = 1.35;
const POINT = 1.1;
const PRESS = 0.2;
const CHARACTER = { desktop: 0.28, phone: 0.33 } as const;

/** Counts what is done on a page, before it is opened. */
export async function countEffort(page: Page): Promise<Effort> {
  const effort: Effort = { clicks: 0, typed: 0 };
  await page.exposeFunction('gdEffort', (kind: keyof Effort, count: number) => {
    effort[kind] += count;
  });
  await page.addInitScript(() => {
    const tell = (kind: string, count: number): void =>
      (Reflect.get(globalThis, 'gdEffort') as (kind: string, count: number) => void)(kind, count);
    addEventListener('click', ({ isTrusted }) => isTrusted && tell('clicks', 1), { capture: true });
    // A value is put in at once by a test: its characters count as pressed keys.
    addEventListener(
      'input',
      (event) => {
        const [target] = event.composedPath();
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
          if (!['file', 'checkbox', 'radio'].includes(target.type)) tell('typed', target.value.length);
      },
      { capture: true },
    );
  });
  return effort;
}

/** Returns the minutes that a person needs for it who knows what to do, by the keystroke-level model. */
export const minutesOf = ({ clicks, typed }: Effort, at: keyof typeof CHARACTER): number =>
  (clicks * (THINK + POINT + PRESS) + typed * CHARACTER[at]) / 60;
