import { openDrawn } from '@gongdi/bpmn';
import type { EngineModule, EventBus } from './services.ts';

/**
 * Event priority above the engine's own preparation, which moves the content of collapsed sub-processes to separate
 * planes.
 */
const FIRST = 5000;

/** Expands sub-processes whose content the file draws inside them although `isExpanded` is absent. */
function OpenDrawn(eventBus: EventBus): void {
  eventBus.on('import.render.start', FIRST, (event) => openDrawn(event['definitions'] as object));
}
OpenDrawn.$inject = ['eventBus'];

export const openDrawnModule: EngineModule = { __init__: ['openDrawn'], openDrawn: ['type', OpenDrawn] };
