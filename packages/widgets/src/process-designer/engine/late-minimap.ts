import MinimapModule from 'diagram-js-minimap';
import minimapCss from 'diagram-js-minimap/assets/diagram-js-minimap.css?inline';
import type { DiagramHost } from '../../diagram/services.ts';
import { service } from '../../diagram/services.ts';
import { adoptCss } from '../../kit/shadow/index.ts';
import { addLateModule } from './late-module.ts';

interface Minimap {
  toggle(): void;
}

/** Adds the minimap to an engine that already shows a diagram. Its switch is made accessible by keyboard. */
export function addMinimap(engine: DiagramHost): void {
  const root = service(engine, 'canvas').getContainer().getRootNode();
  if (root instanceof ShadowRoot) adoptCss(root, minimapCss);
  const minimap = addLateModule(engine, MinimapModule)('minimap') as Minimap;
  const canvas = service(engine, 'canvas');
  // fire the event that the minimap missed, because it was added after the diagram was drawn
  service(engine, 'eventBus').fire('plane.set', { plane: { rootElement: canvas.getRootElement() } });
  const toggle = canvas.getContainer().querySelector<HTMLElement>('.djs-minimap > .toggle');
  if (!toggle) return;
  toggle.role = 'button';
  toggle.tabIndex = 0;
  toggle.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    minimap.toggle();
  });
}
