import type { ModdleElement } from '../model/index.ts';
import type { SceneItem, SceneShape } from './scene.ts';

/**
 * Call activities whose called process is drawn within them: their diagram says that they are expanded, and a node of
 * another process lies inside. The word of the diagram alone is no proof; some modelers give it to every call activity.
 */
export function openCalls(items: readonly SceneItem[]): Set<SceneItem> {
  const calls = items.filter(
    (item): item is SceneShape =>
      item.kind === 'shape' && item.semantic.$type === 'bpmn:CallActivity' && item.di['isExpanded'] === true,
  );
  if (calls.length === 0) return new Set();
  const nodes = items.filter(
    (item): item is SceneShape => item.kind === 'shape' && item.semantic.$instanceOf('bpmn:FlowNode'),
  );
  return new Set(
    calls.filter((call) => {
      const own = processOf(call.semantic);
      return nodes.some((node) => holds(call, node) && processOf(node.semantic) !== own);
    }),
  );
}

function processOf(element: ModdleElement): ModdleElement | undefined {
  for (let owner = element.$parent; owner; owner = owner.$parent) if (owner.$type === 'bpmn:Process') return owner;
  return undefined;
}

function holds({ bounds: outer }: SceneShape, { bounds: inner }: SceneShape): boolean {
  const [x, y] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
  return x > outer.x && x < outer.x + outer.width && y > outer.y && y < outer.y + outer.height;
}
