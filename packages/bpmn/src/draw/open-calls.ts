import type { SceneItem, SceneShape } from './scene.ts';

/**
 * Call activities that are frames around what is drawn within them, mostly the called process: their diagram says that
 * they are expanded, and a node lies inside. The word of the diagram alone is no proof; some modelers give it to every
 * call activity.
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
    calls.filter((call) =>
      nodes.some((node) => node !== call && node.semantic['attachedToRef'] !== call.semantic && holds(call, node)),
    ),
  );
}

function holds({ bounds: outer }: SceneShape, { bounds: inner }: SceneShape): boolean {
  const [x, y] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
  return x > outer.x && x < outer.x + outer.width && y > outer.y && y < outer.y + outer.height;
}
