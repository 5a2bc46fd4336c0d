import { useEffect, useRef, useState, type RefObject } from 'react';
import { moved } from './edit/operations.ts';
import type { PointBoard } from './layer/point-board.ts';
import { chosenAfter } from './point/choose.ts';
import { clampPlace, sizeOf } from './point/point.ts';
import type { PlanStageProps } from './stage.tsx';
import { followPointers, type GestureHost } from './gestures.ts';
import type { ViewControl } from './view/use-view.ts';
import type { Place } from './view/view.ts';

const MIDDLE: Place = { x: 0.5, y: 0.5 };

interface StageGestures {
  mode: GestureHost['mode'];
  /** Place where the next point would be added. */
  cross: Place;
  setCross(at: Place): void;
  /** Corners of a matrix that is being drawn. */
  corners: readonly [Place, Place] | null;
}

/** Follows pointers on a stage: they pan and zoom, select and drag points, place a point, draw two corners. */
export function useStageGestures(
  stage: RefObject<HTMLElement | null>,
  { drawing, labels, selected, onSelect, edit }: PlanStageProps,
  { view, pan, zoom }: ViewControl,
  board: PointBoard,
): StageGestures {
  const { points } = drawing;
  const [cross, setCross] = useState<Place>(MIDDLE);
  const [corners, setCorners] = useState<readonly [Place, Place] | null>(null);
  const placing = edit !== undefined && edit.placing !== null;
  const mode = placing ? 'place' : edit?.cornering ? 'corners' : 'pan';
  const host: GestureHost = {
    now: () => (view ? { view, drawing: sizeOf(drawing), points, selected } : null),
    movable: edit !== undefined,
    mode,
    pan,
    zoom,
    select: (key, more) => {
      if (key !== null) onSelect(chosenAfter(selected, key, more));
      else onSelect(more ? selected : new Set());
    },
    drag: (by, done) => {
      if (done) {
        board.setPoints(points, labels);
        if (by.x !== 0 || by.y !== 0) edit?.onMove(by, null);
      } else board.setPoints(moved(points, selected, by, edit?.grid ?? 0), labels);
    },
    place: (at) => edit?.onPlace(clampPlace(at)),
    hover: (at) => {
      if (placing) setCross(clampPlace(at));
    },
    corners: (from, to, done) => {
      setCorners(done ? null : [clampPlace(from), clampPlace(to)]);
      if (done) edit?.onCorners(clampPlace(from), clampPlace(to));
    },
  };
  const latest = useRef(host);
  useEffect(() => {
    latest.current = host;
  });
  useEffect(() => (stage.current ? followPointers(stage.current, () => latest.current) : undefined), [stage]);
  return { mode, cross, setCross, corners };
}
