import { readFileSync } from 'node:fs';
import { brotliKb, withElements } from './first-load.mjs';
import { inRepository } from './measure.mjs';

const PANEL = ({ src }) => /process-designer\/panel\//.test(src);
const CONSOLE = ({ src }) => /widgets\/src\/console\//.test(src);

/** Returns all files that the matching chunks import, directly or indirectly. */
function filesOf(manifest, isMeant) {
  const found = new Set();
  const add = (key) => {
    const { file, imports = [] } = manifest[key];
    if (found.has(file)) return;
    found.add(file);
    imports.forEach(add);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (isMeant(chunk)) add(key);
  return found;
}

/** Runs in the page: opens a new diagram, and its panel with the sections of a task. */
const openPanel = async () => {
  const designer = document.createElement('gd-process-designer');
  designer.style.cssText = 'display: block; height: 860px';
  // The check of the model loads in the same idle moment, and loads parts that sections of the panel use as well.
  designer.findings = false;
  const ready = new Promise((done) => designer.addEventListener('gd-ready', done, { once: true }));
  document.body.append(designer);
  await ready;
};

/**
 * Measures the files of the designer's side panel alone: the files that a browser requests until its sections are
 * shown, without those of the first load and without those that the console's pages need too (the kit and its form
 * components). `every_section`: the same with all sections and dialogs, each of which is loaded when it is first shown.
 * @returns {Promise<{ value: number, detail: Record<string, unknown> }>} KB of 1,000 with brotli
 */
export async function panelLoad() {
  const manifest = JSON.parse(readFileSync(inRepository('packages/elements/dist/app/.vite/manifest.json'), 'utf8'));
  const asked = new Set();
  const listen = (page) =>
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/elements/')) asked.add(pathname.slice(10));
    });
  await withElements(async (page) => {
    await page.evaluate(openPanel);
    await page.locator('[class*="gd-section-"]').first().waitFor();
    await page.waitForLoadState('networkidle');
  }, listen);
  const panel = filesOf(manifest, PANEL);
  const kit = filesOf(manifest, CONSOLE);
  const first = filesOf(manifest, ({ name }) => name === 'process-designer');
  const sum = (files) => Math.round(files.reduce((all, file) => all + brotliKb(file), 0) * 10) / 10;
  const brought = [...asked].filter((file) => panel.has(file) && !first.has(file));
  const own = brought.filter((file) => !kit.has(file));
  if (own.length === 0) throw new Error('no file of the panel was asked for');
  const detail = Object.fromEntries(own.toSorted((a, b) => (a < b ? -1 : 1)).map((file) => [file, sum([file])]));
  const whole = sum([...panel].filter((file) => !first.has(file) && !kit.has(file)));
  return { value: sum(own), detail: { ...detail, with_the_kit: sum(brought), every_section: whole } };
}
