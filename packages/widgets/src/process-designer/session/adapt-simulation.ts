import type { Lang } from '../../kit/theme/tokens.ts';
import { simulationZh } from '../text/simulation-zh.ts';

/**
 * Adapts the simulation's markup, now and whenever it changes: English words become Chinese, and styles that the build
 * converted to data are set by script, which a strict content security policy allows.
 * @returns a function that stops the adaptation
 */
export function adaptSimulation(host: HTMLElement, lang: () => Lang): () => void {
  const adapt = (node: Node) => {
    if (node instanceof HTMLElement) applyStyle(node);
    if (lang() === 'zh-CN') translate(node);
    node.childNodes.forEach(adapt);
  };
  adapt(host);
  const observer = new MutationObserver((records) => {
    for (const { type, addedNodes, target } of records) {
      if (type === 'attributes' && lang() === 'zh-CN') translate(target);
      addedNodes.forEach(adapt);
    }
  });
  observer.observe(host, { subtree: true, childList: true, attributes: true, attributeFilter: ['title'] });
  return () => observer.disconnect();
}

function applyStyle(element: HTMLElement): void {
  const style = element.dataset['gdStyle'];
  if (style !== undefined) element.style.cssText += style;
}

function translate(node: Node): void {
  if (node instanceof Element) {
    for (const name of ['title', 'aria-label']) {
      const zh = simulationZh(node.getAttribute(name)?.trim() ?? '');
      if (zh !== undefined) node.setAttribute(name, zh);
    }
  } else if (node instanceof Text && inSimulation(node)) {
    const zh = simulationZh(node.data.trim());
    if (zh !== undefined) node.data = zh;
  }
}

/**
 * Returns whether a node belongs to the simulation's own controls: an element of the diagram may also be called "Task".
 */
const inSimulation = (node: Text): boolean => Boolean(node.parentElement?.closest('[class*="bts-"]'));
