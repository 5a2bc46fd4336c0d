import { selfAndAllChildren } from 'diagram-js/lib/util/Elements.js';
import type { DiagramElement, ModdleElement } from '../../diagram/model.ts';
import type { Canvas, EngineModule, EventBus } from '../../diagram/services.ts';

/** Whether an element still stands in the document. */
const stands = ({ $type, $parent }: ModdleElement): boolean =>
  $type === 'bpmn:Definitions' || ($parent ? stands($parent) : false);

/**
 * Before a document is printed the shapes and edges of a plane get the order of what is drawn: the part of the engine that
 * this one replaces. That one throws away what it does not draw, such as data objects and messages; here it follows what
 * is drawn as long as its element stands.
 */
export function orderDi(eventBus: EventBus, canvas: Canvas): void {
  /** Of elements that were removed; undo may bring them back. */
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
