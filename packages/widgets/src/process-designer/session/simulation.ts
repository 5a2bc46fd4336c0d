import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer.js';
import simulationCss from 'bpmn-js-token-simulation/assets/css/bpmn-js-token-simulation.css?inline';
import { type Canvas, type DiagramHost, service } from '../../diagram/services.ts';
import { adoptInDocument } from '../../diagram/sheets.ts';
import { openDrawnModule } from '../../diagram/open-drawn.ts';
import { translateModule } from '../../diagram/translate.ts';
import { fitDiagram } from '../../diagram/viewport.ts';
import { adoptCss } from '../../kit/shadow/index.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import { adaptSimulation } from './adapt-simulation.ts';

export interface SimulationOptions {
  root: ShadowRoot;
  host: HTMLElement;
  /** The simulated document: a copy, so that no colour or setting of the simulation changes the model. */
  xml: string;
  lang: () => Lang;
  /** Called when the user zooms, also by wheel. */
  zoomed: (zoom: number) => void;
}

export interface RunningSimulation {
  /** The visible canvas of the simulation; the canvas of the designer is hidden behind it. */
  canvas: Canvas;
  stop(): void;
}

/** Returns the rules of a stylesheet that set variables for the whole document. */
const rootRules = (css: string): string => (css.match(/:root\s*\{[^}]*\}/g) ?? []).join('\n');

/** Starts the token simulation on a read-only copy of the diagram over the canvas. Loaded on first use. */
export async function startSimulation({
  root,
  host,
  xml,
  lang,
  zoomed,
}: SimulationOptions): Promise<RunningSimulation> {
  // its animation reads these variables from the document element during the loading of the module
  adoptInDocument(root.ownerDocument, rootRules(simulationCss));
  adoptCss(root, simulationCss);
  const { default: simulation } = await import('bpmn-js-token-simulation/lib/viewer.js');
  const element = document.createElement('div');
  element.className = 'gd-designer-canvas gd-designer-simulation';
  host.append(element);
  const viewer = new NavigatedViewer({
    container: element,
    additionalModules: [simulation, openDrawnModule, translateModule(lang)],
  });
  const stopAdapting = adaptSimulation(element, lang);
  const stop = () => {
    stopAdapting();
    viewer.destroy();
    element.remove();
  };
  try {
    await viewer.importXML(xml);
    const diagram = viewer as unknown as DiagramHost;
    const canvas = service(diagram, 'canvas');
    service(diagram, 'eventBus').on('canvas.viewbox.changed', () => zoomed(canvas.zoom()));
    fitDiagram(canvas);
    service(diagram, 'toggleMode').toggleMode(true);
    return { canvas, stop };
  } catch (error) {
    stop();
    throw error;
  }
}
