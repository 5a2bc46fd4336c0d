import { drawnOpen } from '@gongdi/bpmn';
import type { ModdleElement } from './model.ts';
import type { EngineModule, EventBus } from './services.ts';

/** Above the engine's own preparation, which moves the content of collapsed sub-processes to planes of their own. */
const FIRST = 5000;

interface Plane {
  bpmnElement?: unknown;
  planeElement?: readonly { isExpanded?: boolean }[];
}

interface Drawn extends ModdleElement {
  diagrams?: readonly { plane?: Plane }[];
}

/** Opens sub-processes whose content the file draws inside them without saying `isExpanded` (`drawnOpen`). */
function OpenDrawn(eventBus: EventBus): void {
  eventBus.on('import.render.start', FIRST, (event) => {
    const { diagrams = [] } = event['definitions'] as Drawn;
    const planes = diagrams.flatMap(({ plane }) => plane ?? []);
    const withPlane = new Set(planes.map((plane) => plane.bpmnElement));
    for (const { planeElement = [] } of planes)
      for (const di of drawnOpen(planeElement, withPlane)) di.isExpanded = true;
  });
}
OpenDrawn.$inject = ['eventBus'];

export const openDrawnModule: EngineModule = { __init__: ['openDrawn'], openDrawn: ['type', OpenDrawn] };
