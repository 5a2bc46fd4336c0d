import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { SVG_LIMIT, type PlanPoint } from '../point/point.ts';
import type { Size, View } from '../view/view.ts';
import { PointBoard } from './point-board.ts';

interface Drawn {
  points: readonly PlanPoint[];
  labels: ReadonlyMap<string, string>;
  selected: ReadonlySet<string>;
  view: View | null;
  drawing: Size;
  box: Size | null;
}

/** Creates the layer of points inside a box: SVG for up to some hundreds of points, a canvas for more. */
export function useLayer(
  holder: RefObject<HTMLElement | null>,
  { points, labels, selected, view, drawing, box }: Drawn,
): PointBoard {
  const [board] = useState(() => new PointBoard());
  const many = points.length > SVG_LIMIT;
  const { width, height } = drawing;
  useLayoutEffect(() => (holder.current ? board.attach(holder.current, many) : undefined), [holder, board, many]);
  useLayoutEffect(() => {
    if (view && box) board.setView(view, { width, height }, box);
  }, [board, view, width, height, box]);
  useLayoutEffect(() => board.setSelected(selected), [board, selected]);
  useLayoutEffect(() => board.setPoints(points, labels), [board, points, labels]);
  // A theme changes classes of ancestors, from which the canvas reads its colours.
  useEffect(() => {
    const root = holder.current?.closest('.gd-root');
    if (!root) return undefined;
    const observer = new MutationObserver(() => board.restyle());
    observer.observe(root, { attributes: true, attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, [holder, board]);
  return board;
}
