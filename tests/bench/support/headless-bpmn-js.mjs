import { createRequire } from 'node:module';
import { JSDOM } from 'jsdom';

const require = createRequire(import.meta.url);

/** The identity matrix, because nothing is scrolled or zoomed during a drawing. */
class Matrix {
  a = 1;
  b = 0;
  c = 0;
  d = 1;
  e = 0;
  f = 0;
  inverse = matrix;
  multiply = matrix;
  translate = matrix;
}
function matrix() {
  return new Matrix();
}

function transformList() {
  const items = [];
  return {
    get numberOfItems() {
      return items.length;
    },
    getItem: (index) => items[index],
    appendItem: (item) => items.push(item),
    clear: () => (items.length = 0),
    consolidate: () => items[0] ?? null,
    initialize: (item) => items.splice(0, items.length, item),
    createSVGTransformFromMatrix: (given) => ({ matrix: given }),
  };
}

function transform() {
  const made = { matrix: matrix(), setTranslate() {}, setRotate() {}, setScale() {} };
  made.setMatrix = (given) => (made.matrix = given);
  return made;
}

/**
 * Adds the SVG and canvas functions that jsdom lacks, as cheaply as possible, so that the measured time is the peer's
 * own.
 */
function complete(window) {
  const svg = window.SVGElement.prototype;
  svg.getBBox = () => ({ x: 0, y: 0, width: 100, height: 80 });
  svg.getCTM = matrix;
  svg.getScreenCTM = matrix;
  window.SVGSVGElement.prototype.createSVGMatrix = matrix;
  window.SVGSVGElement.prototype.createSVGTransform = transform;
  window.SVGSVGElement.prototype.createSVGTransformFromMatrix = (given) => ({ matrix: given });
  window.SVGMatrix = Matrix;
  window.SVGSVGElement.prototype.createSVGPoint = () => ({ x: 0, y: 0, matrixTransform: () => ({ x: 0, y: 0 }) });
  const lists = new WeakMap();
  Object.defineProperty(svg, 'transform', {
    get() {
      if (!lists.has(this)) lists.set(this, transformList());
      return { baseVal: lists.get(this) };
    },
  });
  window.HTMLCanvasElement.prototype.getContext = () => ({ measureText: (text) => ({ width: text.length * 7 }) });
  window.CSS = { escape: (text) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) };
}

/** @returns {Promise<(xml: string) => Promise<string>>} bpmn-js's own export of a model as SVG, in jsdom */
export async function bpmnJsInJsdom() {
  const { window } = new JSDOM('<!doctype html><div id="canvas"></div>', { pretendToBeVisual: true });
  complete(window);
  const names = ['window', 'document', 'Element', 'Node', 'SVGElement', 'HTMLElement', 'DOMParser', 'XMLSerializer'];
  for (const name of [
    ...names,
    'CSS',
    'SVGMatrix',
    'getComputedStyle',
    'requestAnimationFrame',
    'cancelAnimationFrame',
  ])
    Object.defineProperty(globalThis, name, { value: name === 'window' ? window : window[name], configurable: true });
  const Viewer = require('bpmn-js/dist/bpmn-navigated-viewer.production.min.js');
  return async (xml) => {
    const viewer = new Viewer({ container: window.document.querySelector('#canvas') });
    try {
      const { warnings } = await viewer.importXML(xml);
      if (warnings.length > 0) throw new Error(`bpmn-js: ${warnings[0].message}`);
      return (await viewer.saveSVG()).svg;
    } finally {
      viewer.destroy();
    }
  };
}
