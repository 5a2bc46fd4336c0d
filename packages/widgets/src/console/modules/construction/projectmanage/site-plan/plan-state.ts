import { fewestPoints, SITE_KINDS, SITE_LIMITS, type SiteFeature, type SiteKindName } from '@gongdi/domain';

export type Point = readonly [longitude: number, latitude: number];
type Features = readonly SiteFeature[];

/** The plan while it is edited. Everything is a value: undoing shows an earlier one. */
export interface PlanState {
  features: Features;
  /** The thing that is chosen. */
  chosen: string | null;
  /** The thing that is being drawn, point by point. */
  drawing: { kind: SiteKindName; points: readonly Point[] } | null;
  past: readonly Features[];
  future: readonly Features[];
  /** As it was read or stored last. */
  stored: Features;
}

export const planOf = (features: Features): PlanState => ({
  features,
  chosen: null,
  drawing: null,
  past: [],
  future: [],
  stored: features,
});

export const isChanged = ({ features, stored, drawing }: PlanState): boolean =>
  features !== stored || (drawing !== null && drawing.points.length > 0);

/** A step of editing, which can be undone. */
function step(state: PlanState, features: Features, chosen = state.chosen): PlanState {
  if (features === state.features) return { ...state, chosen };
  return { ...state, features, chosen, past: [...state.past, state.features], future: [] };
}

const replaced = (features: Features, id: string, change: (one: SiteFeature) => SiteFeature): Features =>
  features.map((one) => (one.id === id ? change(one) : one));

/** Begins to draw; `null` stops and leaves nothing behind. */
export const draw = (state: PlanState, kind: SiteKindName | null): PlanState => ({
  ...state,
  chosen: null,
  drawing: kind && { kind, points: [] },
});

export function addPoint(state: PlanState, point: Point): PlanState {
  const { drawing } = state;
  if (!drawing || drawing.points.length >= SITE_LIMITS.points) return state;
  const last = drawing.points.at(-1);
  // A double click is two clicks at one place.
  if (last && last[0] === point[0] && last[1] === point[1]) return state;
  return { ...state, drawing: { ...drawing, points: [...drawing.points, point] } };
}

/** Returns whether what is being drawn has enough points. */
export const canFinish = ({ drawing }: PlanState): boolean =>
  drawing !== null && drawing.points.length >= fewestPoints(SITE_KINDS[drawing.kind].shape);

/** Ends the drawing: the thing is there and chosen. With too few points nothing happens. */
export function finish(state: PlanState, id: string): PlanState {
  const { drawing, features } = state;
  if (!drawing || !canFinish(state)) return state;
  const made: SiteFeature = { id, kind: drawing.kind, name: '', points: drawing.points };
  return { ...step(state, [...features, made], id), drawing: null };
}

/** While drawing, the last point; otherwise the last step. */
export function undo(state: PlanState): PlanState {
  const { drawing, past, features, future } = state;
  if (drawing && drawing.points.length > 0)
    return { ...state, drawing: { ...drawing, points: drawing.points.slice(0, -1) } };
  const before = past.at(-1);
  if (!before) return state;
  return kept({ ...state, features: before, past: past.slice(0, -1), future: [features, ...future] });
}

export function redo(state: PlanState): PlanState {
  const { past, features, future } = state;
  const [next, ...later] = future;
  if (!next) return state;
  return kept({ ...state, features: next, past: [...past, features], future: later });
}

/** What is not there any more is not chosen any more. */
const kept = (state: PlanState): PlanState =>
  state.features.some(({ id }) => id === state.chosen) ? state : { ...state, chosen: null };

export const choose = (state: PlanState, chosen: string | null): PlanState => ({ ...state, chosen });

export function rename(state: PlanState, id: string, name: string): PlanState {
  const now = state.features.find((one) => one.id === id);
  const wanted = name.trim().slice(0, SITE_LIMITS.name);
  if (!now || now.name === wanted) return state;
  return step(
    state,
    replaced(state.features, id, (one) => ({ ...one, name: wanted })),
  );
}

/** Another kind of the same shape. */
export function turnInto(state: PlanState, id: string, kind: SiteKindName): PlanState {
  return step(
    state,
    replaced(state.features, id, (one) => ({ ...one, kind })),
  );
}

export const remove = (state: PlanState, id: string): PlanState =>
  step(
    state,
    state.features.filter((one) => one.id !== id),
    null,
  );

export function movePoint(state: PlanState, id: string, index: number, to: Point): PlanState {
  const points = (old: SiteFeature['points']) => old.map((one, at) => (at === index ? to : one));
  return step(
    state,
    replaced(state.features, id, (one) => ({ ...one, points: points(one.points) })),
  );
}

/** Puts a point before another one. */
export function insertPoint(state: PlanState, id: string, index: number, at: Point): PlanState {
  const points = (old: SiteFeature['points']) =>
    old.length >= SITE_LIMITS.points ? old : [...old.slice(0, index), at, ...old.slice(index)];
  return step(
    state,
    replaced(state.features, id, (one) => ({ ...one, points: points(one.points) })),
  );
}

/** Removes a point, unless too few would be left. */
export function removePoint(state: PlanState, id: string, index: number): PlanState {
  const found = state.features.find((one) => one.id === id);
  if (!found || found.points.length <= fewestPoints(SITE_KINDS[found.kind].shape)) return state;
  const points = found.points.filter((_, at) => at !== index);
  return step(
    state,
    replaced(state.features, id, (one) => ({ ...one, points })),
  );
}

/** After saving: what is there now is stored; the steps can still be undone. */
export const saved = (state: PlanState, features: Features): PlanState =>
  state.features === features ? { ...state, stored: features } : state;
