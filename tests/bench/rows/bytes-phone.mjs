import { withConsolePage } from '../support/console-page.mjs';

/** People that the list has; the first page is what is measured. */
const ROWS = 1000;
const unit = 'KB (1,000)';

/**
 * Returns what a browser receives over the network, bodies with their compression and headers, from the address of a
 * list until its first record is painted, in KB of 1,000 bytes: page, program, styles, fonts and calls. Nothing is
 * cached, and no service worker is installed; the user is logged in. What comes later, such as sheets and forms that are
 * loaded ahead, does not count.
 * @param {import('playwright').Page} page
 * @param {() => Promise<void>} arrive opens the list and waits for its first record
 */
async function received(page, arrive) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  let files = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    files += 1;
  });
  await arrive();
  return { kb: Math.round(bytes / 100) / 10, files };
}

/** What a list costs in a window of this size, in a browser of its own that has nothing. */
async function listCost({ openIn }, viewport, row) {
  const page = await openIn({ viewport, serviceWorkers: 'block' });
  try {
    return await received(page, async () => {
      await page.goto('/staff');
      await page.locator(row).first().waitFor();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    });
  } finally {
    await page.context().close();
  }
}

/**
 * What a phone (390 px) receives until its first list is painted. The hold is what the console receives at 1,440 px until
 * the same list is painted, measured in the same run: a phone must not pay more for cards than a desktop for its grid.
 * `bytes-console` is smaller than both, because it ends before any page of the console is shown.
 */
export const rows = [
  {
    id: 'bytes-phone',
    unit: 'ratio',
    hold: 1,
    better: 'lower',
    run: () =>
      withConsolePage(ROWS, async (kit) => {
        const desktop = await listCost(kit, { width: 1440, height: 900 }, 'tr[data-row-key]');
        const phone = await listCost(kit, { width: 390, height: 844 }, 'li[data-row-key]');
        return {
          value: Math.round((phone.kb / desktop.kb) * 1000) / 1000,
          detail: {
            measure: unit,
            phone_kb: phone.kb,
            phone_files: phone.files,
            desktop_kb: desktop.kb,
            desktop_files: desktop.files,
          },
        };
      }),
  },
];
