import { simplifyRing } from '@gongdi/geo';
import type { Editor } from '../editor/editor.ts';
import { format } from '../text/index.ts';

/**
 * Removes corners of all areas that deviate by at most `tolerance` metres; the areas are checked again as after any
 * step.
 */
export async function simplifyFence({ session }: Editor, tolerance: number): Promise<void> {
  const { document } = session.state.get();
  const { texts } = session;
  let [before, after] = [0, 0];
  const areas = document.areas.map((area) => {
    const rings = [area.polygon.outer, ...area.polygon.holes];
    const less = rings.map((ring) => simplifyRing(ring, tolerance, document.system));
    const count = (list: typeof rings) => list.reduce((sum, ring) => sum + ring.length, 0);
    before += count(rings);
    after += count(less);
    const [outer, ...holes] = less;
    return outer && less.some((ring, i) => ring.length !== rings[i]?.length)
      ? { ...area, polygon: { outer, holes } }
      : area;
  });
  if (before === after) session.tell({ kind: 'info', text: texts.simplifyNothing });
  else if (session.step('stepSimplify', { ...document, areas })) {
    session.tell({ kind: 'info', text: format(texts.simplified, { before, after }) });
  }
  return Promise.resolve();
}
