import { fill, type Lang } from '@gongdi/domain';
import { useState } from 'react';
import { percent } from '../point/labels.ts';
import type { PlanDevice, PlanDrawing, PlanPoint } from '../point/point.ts';
import { planText } from '../text/index.ts';
import type { Place } from '../view/view.ts';
import { matrixOf, moved, snapped } from './operations.ts';
import { newKey, type PlanEdit } from './use-edit.ts';
import type { PlanTools } from './use-plan-tools.ts';

interface PointActionsAsk {
  lang: Lang;
  edit: PlanEdit;
  drawing: PlanDrawing;
  selected: ReadonlySet<string>;
  select(keys: ReadonlySet<string>): void;
  /** Devices without a point. */
  free: readonly PlanDevice[];
  /** Distance of the grid lines in fractions; 0: none. */
  grid: number;
  tools: PlanTools;
  /** Moves the focus to the drawing. */
  focus(): void;
}

export interface PointActions {
  /** What the last action did, for screen readers. */
  announcement: string;
  /** Replaces the points of the drawing. @param kind consecutive steps of one kind are undone together */
  set(next: (old: readonly PlanPoint[]) => readonly PlanPoint[], kind?: string | null): void;
  place(at: Place): void;
  remove(): void;
  addMatrix(): void;
  move(by: Place, kind: string | null): void;
}

/** Actions that add, move and remove points of a drawing; each can be undone and says what it did. */
export function usePointActions(ask: PointActionsAsk): PointActions {
  const { lang, edit, drawing, selected, select, free, grid, tools, focus } = ask;
  const text = planText[lang];
  const [announcement, setSaid] = useState('');
  const set: PointActions['set'] = (next, kind = null) => edit.setPoints(drawing.key, next, kind);
  return {
    announcement,
    set,
    place(at) {
      const { placing } = tools;
      if (!placing) return;
      const point = { key: newKey(), device_id: placing.id, name: '', x: snapped(at.x, grid), y: snapped(at.y, grid) };
      set((old) => [...old, point]);
      select(new Set([point.key]));
      setSaid(fill(text.placed, { name: placing.name, x: percent(point.x), y: percent(point.y) }));
      tools.cancel();
      focus();
    },
    remove() {
      set((old) => old.filter(({ key }) => !selected.has(key)));
      setSaid(fill(text.removed, { count: selected.size }));
      select(new Set());
      focus();
    },
    addMatrix() {
      const { matrix } = tools;
      if (!matrix) return;
      const ids = matrix.takeDevices ? free.filter(({ taken }) => taken === undefined).map(({ id }) => id) : [];
      const made = matrixOf(matrix, ids, newKey);
      set((old) => [...old, ...made]);
      select(new Set(made.map(({ key }) => key)));
      setSaid(fill(text.matrixAdded, { count: made.length }));
      tools.closeMatrix();
      focus();
    },
    move(by, kind) {
      set((old) => moved(old, selected, by, grid), kind);
      const first = moved(drawing.points, selected, by, grid).find(({ key }) => selected.has(key));
      if (first) setSaid(fill(text.movedTo, { x: percent(first.x), y: percent(first.y) }));
    },
  };
}
