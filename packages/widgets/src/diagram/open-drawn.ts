import { openDrawn } from '@gongdi/bpmn';
import type { EngineModule, EventBus } from './services.ts';

/** Above the engine's own preparation, which moves the content of collapsed sub-processes to planes of their own. */
const FIRST = 5000;

/** Opens sub-processes whose content the file draws inside them without saying `isExpanded`. */
function OpenDrawn(eventBus: EventBus): void {
  eventBus.on('import.render.start', FIRST, (event) => openDrawn(event['definitions'] as object));
}
OpenDrawn.$inject = ['eventBus'];

export const openDrawnModule: EngineModule = { __init__: ['openDrawn'], openDrawn: ['type', OpenDrawn] };
