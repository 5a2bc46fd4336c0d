import { selfAndAllChildren } from 'diagram-js/lib/util/Elements.js';
import type { DiagramElement, ModdleElement } from '../../diagram/model.ts';
import type { Canvas, EngineModule, EventBus } from '../../diagram/services.ts';

/** Returns whether an element is still part of the document. */
const stands = ({ $type, $parent }: ModdleElement): boolean =>
  $type === 'bpmn:Definitions' || ($parent ? stands($parent) : false);

/**
 * Replaces the engine's `bpmnDiOrdering`: before a document is printed, the shapes and edges of a plane are ordered as
 * they are drawn. The engine's version drops the shapes that it does not draw, such as those of data objects and
 * messages. This version appends them after the drawn ones while their element is part of the document.
 */
export function orderDi(eventBus: EventBus, canvas: Canvas): void {
  /** Shapes and edges of removed elements, by plane; undo may restore the elements. */
  const away = new Map<ModdleElement, readonly ModdleElement[]>();
  eventBus.on('saveXML.start', () => {
    for (const root of canvas.getRootElements()) {
      const { di: plane } = root;
      if (!plane) continue;
      const elements = selfAndAllChildren([root] as never, false) as unknown as DiagramElement[];
      const drawn = elements.flatMap(({ di, labelTarget }) => (di && di !== plane && !labelTarget ? di : []));
      const known = new Set(drawn);
      const held = (plane.get('planeElement') as ModdleElement[] | undefined) ?? [];
      const others = [...held, ...(away.get(plane) ?? [])].filter((di) => !known.has(di));
      const kept = others.filter((di) => {
        const element = di.get('bpmnElement') as ModdleElement | undefined;
        return !element || stands(element);
      });
      away.set(
        plane,
        others.filter((di) => !kept.includes(di)),
      );
      plane.set('planeElement', [...drawn, ...kept]);
    }
  });
}
orderDi.$inject = ['eventBus', 'canvas'];

export const diOrderingModule: EngineModule = { bpmnDiOrdering: ['type', orderDi] };
