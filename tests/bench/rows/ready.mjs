import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { build } from 'vite';
import { findBrowser } from '../../../scripts/lib/browser.mjs';
import { compare, inRepository, scratch } from '../support/measure.mjs';
import { serve } from '../support/viewer-page.mjs';

const ROUNDS = 9;
const PAGES = ['modeler', 'viewer', 'leaflet'];
/** `xml`: attribute with the diagram, where an element shows one; `drawn`: it is ready once its map is drawn. */
const ROWS = [
  { short: 'designer', tag: 'gd-process-designer', xml: 'value', peer: 'modeler', hold: 2 },
  { short: 'viewer', tag: 'gd-instance-viewer', xml: 'xml', peer: 'viewer', hold: 2.5 },
  { short: 'fence', tag: 'gd-fence-editor', peer: 'leaflet', drawn: true, hold: 2.5 },
  { short: 'monitor', tag: 'gd-area-monitor', peer: 'leaflet', hold: 2.4 },
  { short: 'device-table', tag: 'gd-device-table', peer: 'leaflet', hold: 4.3 },
  { short: 'console', tag: 'gd-console', peer: 'leaflet', hold: 3.5 },
];

/** A page with one element and nothing else; it notes when the element is ready. */
const pageOf = ({
  tag,
  xml,
}) => `<!doctype html><html lang="zh-CN"><head><title>${tag}</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css"><script type="module" src="/elements/loader.js"></script>
<script type="module">
document.addEventListener('gd-ready', () => { globalThis.readyAt ??= performance.now(); });
const element = document.createElement('${tag}');
element.id = 'box';
${xml ? `element.${xml} = await (await fetch('/model.bpmn')).text();` : ''}
document.body.append(element);
</script></head><body></body></html>`;

/** Opens a page with an empty cache. @returns when it was ready, ms after the navigation began */
async function opened(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(address);
    return await (await page.waitForFunction(() => globalThis.readyAt)).jsonValue();
  } finally {
    await context.close();
  }
}

/**
 * Time from opening a page with an empty cache until its element is ready, against a page that has bpmn-js with the
 * same diagram, or Leaflet with a polygon, and nothing else. Where the element waits until its map is drawn, so does its
 * peer. The page of an element waits for more: it signs in, finds
 * out what it shows, and has tool bars, lists and panels.
 */
export const rows = ROWS.map((row) => ({
  id: `ready-${row.short}`,
  unit: 'ratio',
  hold: row.hold,
  better: 'lower',
  run: async () => {
    const executablePath = await findBrowser();
    if (!executablePath) throw new Error('no browser');
    const peers = scratch();
    const root = inRepository('tests/bench/pages/ready');
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      base: './',
      build: {
        outDir: peers,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        rolldownOptions: { input: Object.fromEntries(PAGES.map((name) => [name, `${root}/${name}.html`])) },
      },
    });
    const texts = {
      '/element.html': ['text/html', pageOf(row)],
      '/page.css': ['text/css', readFileSync(`${root}/page.css`)],
      '/model.bpmn': ['application/xml', readFileSync(inRepository('examples/html/approval.bpmn'))],
    };
    const server = await serve({ '/elements/': inRepository('packages/elements/dist/app'), '/': peers }, texts);
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const at = `http://127.0.0.1:${server.address().port}`;
      const measured = await compare(
        ROUNDS,
        () => opened(browser, `${at}/element.html`),
        () => opened(browser, `${at}/${row.peer}.html${row.drawn ? '?drawn' : ''}`),
      );
      const { ratio, ours, peer } = measured;
      return {
        value: ratio,
        detail: { measure: 'wall', rounds: ROUNDS, ours_ms: ours, peer_ms: peer, peer: row.peer },
      };
    } finally {
      await browser.close();
      server.close();
    }
  },
}));
