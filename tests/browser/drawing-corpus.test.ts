import { createRequire } from 'node:module';
import { drawModel, hasDiagram, openDrawn, readModel, writeModel, type Model } from '@gongdi/bpmn';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { corpus } from '../corpus/corpus.ts';
import { launchBrowser } from './support/browser.ts';

const require = createRequire(import.meta.url);

/** The contents of a drawing: its elements, and the lines of every text by the element that it belongs to. */
interface Facts {
  ids: string[];
  lines: Record<string, string[]>;
}

interface Viewer {
  importXML(xml: string): Promise<unknown>;
  get(name: 'canvas'): { getRootElement(): object; findRoot(element: object): object };
  get(name: 'elementRegistry'): {
    forEach(
      look: (element: { id: string; labelTarget?: { id: string }; parent?: object }, gfx: SVGElement) => void,
    ): void;
  };
  destroy(): void;
}
declare global {
  interface Window {
    BpmnJS: new (options: object) => Viewer;
  }
}

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.setContent('<div id="canvas" style="width: 1200px; height: 800px"></div>');
  await page.addScriptTag({ path: require.resolve('bpmn-js/dist/bpmn-viewer.production.min.js') });
});
afterAll(() => browser.close());

/** Returns the model as our viewer and designer pass it to bpmn-js: drawn-open elements are marked as expanded. */
function opened(model: Model): string {
  openDrawn(model.definitions);
  return writeModel(model).xml ?? model.xml;
}

/** Returns what bpmn-js draws; null if it refuses the model. */
const theirs = (xml: string) =>
  page.evaluate(async (source): Promise<Facts | null> => {
    const viewer = new window.BpmnJS({ container: '#canvas' });
    try {
      await viewer.importXML(source);
      const canvas = viewer.get('canvas');
      const root = canvas.getRootElement();
      const facts: Facts = { ids: [], lines: {} };
      viewer.get('elementRegistry').forEach((element, gfx) => {
        if (!element.parent || canvas.findRoot(element) !== root) return;
        const { labelTarget } = element;
        if (!labelTarget) facts.ids.push(element.id);
        const visual = gfx.querySelector('.djs-visual');
        const lines = [...(visual?.querySelectorAll('tspan') ?? [])].map((one) => (one.textContent ?? '').trim());
        const shown = lines.filter((line) => line !== '');
        if (shown.length > 0) facts.lines[labelTarget ? `${labelTarget.id} label` : element.id] = shown;
      });
      return facts;
    } catch {
      return null;
    } finally {
      viewer.destroy();
    }
  }, xml);

const ours = (svg: string) =>
  page.evaluate((source): Facts => {
    const drawing = new DOMParser().parseFromString(source, 'image/svg+xml');
    const facts: Facts = { ids: [], lines: {} };
    const note = (key: string, group: Element): void => {
      const lines = [...group.querySelectorAll('tspan')].map((one) => (one.textContent ?? '').trim());
      if (lines.length > 0) facts.lines[key] = lines;
    };
    for (const group of drawing.querySelectorAll('[data-element-id]')) {
      const id = group.getAttribute('data-element-id') ?? '';
      facts.ids.push(id);
      note(id, group);
    }
    for (const group of drawing.querySelectorAll('[data-label-of]'))
      note(`${group.getAttribute('data-label-of') ?? ''} label`, group);
    return facts;
  }, svg);

test('draws what bpmn-js draws, and breaks its texts into the same lines', async () => {
  const uneven: string[] = [];
  const broken: string[] = [];
  let models = 0;
  let texts = 0;
  for (const { name, bytes } of corpus) {
    const { model } = await readModel(bytes);
    const drawing = model && hasDiagram(model.definitions) ? drawModel(model) : undefined;
    const peer = drawing && model ? await theirs(opened(model)) : null;
    if (!drawing || !peer) continue;
    models += 1;
    const own = await ours(drawing.svg);
    const missing = peer.ids.filter((id) => !own.ids.includes(id));
    const more = own.ids.filter((id) => !peer.ids.includes(id));
    if (own.ids.length !== peer.ids.length || missing.length + more.length > 0)
      uneven.push(`${name}: missing ${missing.join(' ')}, more ${more.join(' ')}`);
    for (const [key, lines] of Object.entries(peer.lines)) {
      texts += 1;
      const drawn = own.lines[key];
      if (drawn?.join('\n') !== lines.join('\n'))
        broken.push(`${name} ${key}: ${lines.join('|')} ≠ ${drawn?.join('|')}`);
    }
  }
  const report = [...uneven, ...broken.slice(0, 40)].join('\n');
  expect(models).toBeGreaterThan(0);
  expect(1 - uneven.length / models, report).toBeGreaterThanOrEqual(0.98);
  expect(1 - broken.length / Math.max(texts, 1), report).toBeGreaterThanOrEqual(0.9);
  if (process.env['GONGDI_DRAWING_REPORT'])
    process.stdout.write(
      `${models} models, ${uneven.length} uneven, ${texts} texts, ${broken.length} broken\n${report}\n`,
    );
});
