// Draws the icons of the installed console from their SVG files: `node scripts/icons.mjs`. Telephones want PNG.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { findBrowser } from './lib/browser.mjs';
import { at } from './lib/root.mjs';

const folder = at('packages/elements/src/standalone');
/** Names of the pictures with their source and width, px. `apple` fills the square: the telephone cuts its corners. */
const ICONS = [
  ['icon-192', 'icon', 192],
  ['icon-512', 'icon', 512],
  ['icon-maskable-192', 'icon-maskable', 192],
  ['icon-maskable-512', 'icon-maskable', 512],
  ['icon-apple-180', 'icon-maskable', 180],
];

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
for (const [name, source, width] of ICONS) {
  const page = await browser.newPage({ viewport: { width, height: width } });
  const svg = readFileSync(`${folder}/${source}.svg`, 'utf8').replace(
    '<svg ',
    `<svg width="${width}" height="${width}" `,
  );
  await page.setContent(`<body style="margin:0;background:transparent">${svg}`);
  writeFileSync(`${folder}/${name}.png`, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
