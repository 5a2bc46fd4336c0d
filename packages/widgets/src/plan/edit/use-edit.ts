import { useCallback, useMemo, useState } from 'react';
import type { PlanDrawing, PlanPoint } from '../point/point.ts';
import { begin, redo, step, undo, type History } from './history.ts';

export interface PlanEdit {
  drawings: readonly PlanDrawing[];
  /** Whether anything differs from the initial drawings. */
  changed: boolean;
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
  /** Adds a step. @param kind consecutive steps of the same kind are undone together */
  change: (next: (drawings: readonly PlanDrawing[]) => readonly PlanDrawing[], kind?: string | null) => void;
  /** Replaces the points of one drawing. */
  setPoints: (
    drawing: string,
    next: (points: readonly PlanPoint[]) => readonly PlanPoint[],
    kind?: string | null,
  ) => void;
  /** Changes other properties of a drawing: name, picture. */
  setDrawing: (drawing: string, next: Partial<PlanDrawing>, kind?: string | null) => void;
}

/** Edited drawings with undo and redo. */
export function usePlanEdit(initial: readonly PlanDrawing[]): PlanEdit {
  const [first] = useState(initial);
  const [history, setHistory] = useState<History<readonly PlanDrawing[]>>(() => begin(initial));
  const change = useCallback<PlanEdit['change']>(
    (next, kind = null) => setHistory((old) => step(old, next(old.now), kind)),
    [],
  );
  const one = useCallback(
    (key: string, next: (drawing: PlanDrawing) => PlanDrawing, kind: string | null) =>
      change((all) => all.map((drawing) => (drawing.key === key ? next(drawing) : drawing)), kind),
    [change],
  );
  return useMemo(
    () => ({
      drawings: history.now,
      changed: history.now !== first,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      undo: () => setHistory(undo),
      redo: () => setHistory(redo),
      change,
      setPoints: (key, next, kind = null) =>
        one(key, (drawing) => ({ ...drawing, points: next(drawing.points) }), kind),
      setDrawing: (key, next, kind = null) => one(key, (drawing) => ({ ...drawing, ...next }), kind),
    }),
    [history, first, change, one],
  );
}

let made = 0;

/** Returns a key for a point or a drawing that is not on the server yet. */
export function newKey(): string {
  made += 1;
  return `new-${made}`;
}
