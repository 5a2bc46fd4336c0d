import type { DiagramElement } from '../../diagram/model.ts';
import type { Canvas, EngineModule, EventBus, EventBusEvent, Selection } from '../../diagram/services.ts';

/** Higher than the engine's own listeners (1000 and 1500), lower than the listener that forwards events to the host. */
const PRIORITY = 1800;

/** Returns the element of a Ctrl or Cmd click without Shift, unless it is the root element. */
function wanted(event: EventBusEvent, canvas: Canvas): DiagramElement | undefined {
  const original = event['originalEvent'] as MouseEvent | undefined;
  const element = event['element'] as DiagramElement;
  if (!original || original.button !== 0 || original.shiftKey || element === canvas.getRootElement()) return undefined;
  return original.ctrlKey || original.metaKey ? element : undefined;
}

/**
 * Ctrl or Cmd + click adds to the selection, as the specification's texts promise. The engine itself only supports
 * Shift, and starts its space tool on Ctrl + mouse down on an element; on the empty canvas the space tool still starts.
 */
class CtrlSelect {
  static $inject = ['eventBus', 'selection', 'canvas'];

  constructor(eventBus: EventBus, selection: Selection, canvas: Canvas) {
    // a return value stops the event: neither the space tool nor the selection of only this element may follow
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
