import type { Page } from 'playwright';
import { axe } from '../support/axe.ts';

const LOOKS = [
  { theme: 'light', density: 'default' },
  { theme: 'light', density: 'compact' },
  { theme: 'dark', density: 'compact' },
  { theme: 'dark', density: 'default' },
] as const;

/**
 * Returns the findings of all rules in each look of the console, with the look before each. The open page changes its
 * look: that takes far less time than to open it again.
 */
export async function axeInEveryLook(page: Page): Promise<string[]> {
  await drawSkipped(page);
  const found: string[] = [];
  for (const look of LOOKS) {
    await page.evaluate(({ theme, density }) => {
      const element = document.querySelector('gd-console');
      element?.setAttribute('theme', theme);
      element?.setAttribute('density', density);
    }, look);
    await page
      .locator(`.gd-root${look.theme === 'dark' ? '.gd-dark' : ':not(.gd-dark)'}`)
      .first()
      .waitFor();
    const name = Object.values(look).join(' ');
    found.push(...(await axe(page)).map((finding) => `${name}: ${finding}`));
  }
  return found;
}

/**
 * Draws what `content-visibility` skips. There a change of colours begins when something reads the style, as axe does,
 * and then stands still between two looks until the element is scrolled to.
 */
async function drawSkipped(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelector('gd-console')?.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? []) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
  });
}
