import type { SceneItem, SceneShape } from './scene.ts';

/**
 * Returns the call activities that frame a drawn content, mostly the called process: the diagram declares them expanded
 * and a node lies inside of them. The attribute alone is no proof, because some modelers set it on every call activity.
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
