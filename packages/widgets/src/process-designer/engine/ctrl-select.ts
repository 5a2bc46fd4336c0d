import type { DiagramElement } from '../../diagram/model.ts';
import type { Canvas, EngineModule, EventBus, EventBusEvent, Selection } from '../../diagram/services.ts';

/** Above the engine's own listeners (1000 and 1500), below what hands events on to the host. */
const PRIORITY = 1800;

/** Ctrl or Cmd and nothing else, on an element that can be selected. */
function wanted(event: EventBusEvent, canvas: Canvas): DiagramElement | undefined {
  const original = event['originalEvent'] as MouseEvent | undefined;
  const element = event['element'] as DiagramElement;
  if (!original || original.button !== 0 || original.shiftKey || element === canvas.getRootElement()) return undefined;
  return original.ctrlKey || original.metaKey ? element : undefined;
}

/**
 * Ctrl or Cmd + click adds to the selection, as the specification's texts promise; the engine itself only knows Shift,
 * and takes Ctrl on an element for the start of its space tool (which stays on the empty canvas).
 */
class CtrlSelect {
  static $inject = ['eventBus', 'selection', 'canvas'];

  constructor(eventBus: EventBus, selection: Selection, canvas: Canvas) {
    // an answer ends the event: neither the space tool nor the selection of this one alone may follow
    eventBus.on('element.mousedown', PRIORITY, (event) => (wanted(event, canvas) ? true : undefined));
    eventBus.on('element.click', PRIORITY, (event) => {
      const element = wanted(event, canvas);
      if (!element) return undefined;
      if (selection.isSelected(element)) selection.deselect(element);
      else selection.select(element, true);
      return true;
    });
  }
}

export const ctrlSelectModule: EngineModule = { __init__: ['ctrlSelect'], ctrlSelect: ['type', CtrlSelect] };
