// npm run screenshots [-- NAME …]: takes pictures of the running product for the pages in docs, all or the named ones.
// The server is that of `npm start`, with its own data folder that is removed afterwards.
import './lib/require-node.mjs';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { at } from './lib/root.mjs';
import { Failed } from './lib/run.mjs';
import { log } from './lib/log.mjs';
import { SHOTS } from './lib/screenshots/shots.mjs';
import { serveForPictures } from './lib/screenshots/server.mjs';

const FOLDER = at('docs', 'images');
/** Maximum size of a picture, so that a page with it loads quickly. */
const MAX_KB = 200;
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

async function takeAll(shots, browser, { address, accounts }) {
  for (const { name, user, viewport = { width: 1280, height: 800 }, scale = 1, preferences, show } of shots) {
    const context = await browser.newContext({ viewport, deviceScaleFactor: scale, reducedMotion: 'reduce' });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      await page.addInitScript(
        (kept) => kept && localStorage.setItem('gongdi:preferences', kept),
        preferences && JSON.stringify(preferences),
      );
      const account = accounts.find(({ user_name }) => user_name === user);
      await show({ page, address, account });
      await page.mouse.move(0, 0);
      // Some parts still move or load when the page seems finished.
      await page.waitForTimeout(600);
      const path = join(FOLDER, `${name}.png`);
      await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
      const kb = Math.round(statSync(path).size / 1024);
      if (kb > MAX_KB) throw new Failed(`docs/images/${name}.png: ${kb} KB, at most ${MAX_KB}`);
      log(`docs/images/${name}.png`, `${kb} KB`);
    } finally {
      await context.close();
    }
  }
}

await main(async () => {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !SHOTS.some((shot) => shot.name === name));
  if (unknown)
    throw new Failed(`没有名为 ${unknown} 的截图 · no such picture: ${SHOTS.map(({ name }) => name).join(', ')}`);
  await install();
  await build();
  const executablePath = await findBrowser();
  if (!executablePath) return 1;
  const { chromium } = createRequire(at('tests', 'package.json'))('playwright');
  mkdirSync(FOLDER, { recursive: true });
  const data = mkdtempSync(join(tmpdir(), 'gongdi-pictures-'));
  // PostgreSQL does not run as root, so its user needs access through this folder to its own folder inside.
  chmodSync(data, 0o755);
  let server;
  let browser;
  try {
    server = await serveForPictures(data);
    browser = await chromium.launch({ executablePath, args: ARGS });
    await takeAll(named.length > 0 ? SHOTS.filter(({ name }) => named.includes(name)) : SHOTS, browser, server);
  } finally {
    await browser?.close();
    await server?.stop();
    rmSync(data, { recursive: true, force: true });
  }
});
