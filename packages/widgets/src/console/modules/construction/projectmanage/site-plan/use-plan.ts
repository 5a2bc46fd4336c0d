import type { SiteFeature, SiteKindName } from '@gongdi/domain';
import { useMemo, useState } from 'react';
import { randomKey } from '../../../../../kit/random-key/random-key.ts';
import * as plan from './plan-state.ts';

/** The plan that is edited, and everything that can be done with it. */
export function usePlan(features: readonly SiteFeature[]) {
  const [state, setState] = useState(() => plan.planOf(features));
  const acts = useMemo(() => {
    const chosen = (change: (now: plan.PlanState, id: string) => plan.PlanState) =>
      setState((now) => (now.chosen === null ? now : change(now, now.chosen)));
    return {
      draw: (kind: SiteKindName | null) => setState((now) => plan.draw(now, kind)),
      addPoint: (at: plan.Point) => setState((now) => plan.addPoint(now, at)),
      finish: () => {
        // Made outside of the update, which React may run twice.
        const id = randomKey();
        setState((now) => plan.finish(now, id));
      },
      undo: () => setState(plan.undo),
      redo: () => setState(plan.redo),
      choose: (id: string | null) => setState((now) => plan.choose(now, id)),
      rename: (id: string, name: string) => setState((now) => plan.rename(now, id, name)),
      turnInto: (id: string, kind: SiteKindName) => setState((now) => plan.turnInto(now, id, kind)),
      remove: (id: string) => setState((now) => plan.remove(now, id)),
      movePoint: (index: number, to: plan.Point) => chosen((now, id) => plan.movePoint(now, id, index, to)),
      insertPoint: (index: number, at: plan.Point) => chosen((now, id) => plan.insertPoint(now, id, index, at)),
      removePoint: (index: number) => chosen((now, id) => plan.removePoint(now, id, index)),
      saved: (stored: readonly SiteFeature[]) => setState((now) => plan.saved(now, stored)),
    };
  }, []);
  return { state, acts, changed: plan.isChanged(state) };
}

export type PlanActions = ReturnType<typeof usePlan>['acts'];
