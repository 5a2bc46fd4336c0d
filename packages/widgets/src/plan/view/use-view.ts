import { useCallback, useMemo, useState } from 'react';
import { fitView, panView, revealView, zoomView, type Place, type Size, type View } from './view.ts';

export interface ViewControl {
  view: View | null;
  fit: () => void;
  zoom: (factor: number, at?: Place) => void;
  pan: (by: Place) => void;
  /** Scrolls a place of the drawing (fractions) into view. */
  reveal: (point: Place) => void;
}

/** Returns the visible part of a drawing: the whole drawing, at any size of the box, until the user moves it. */
export function useView(drawing: Size, box: Size | null): ViewControl {
  const [own, setOwn] = useState<View | null>(null);
  const { width, height } = drawing;
  const size = useMemo(() => ({ width, height }), [width, height]);
  const view = useMemo(() => own ?? (box && fitView(size, box)), [own, size, box]);
  const change = useCallback(
    (next: (view: View, box: Size) => View) => {
      if (box) setOwn((old) => next(old ?? fitView(size, box), box));
    },
    [size, box],
  );
  return useMemo(
    () => ({
      view,
      fit: () => setOwn(null),
      zoom: (factor, at) =>
        change((old, room) => zoomView(old, factor, at ?? { x: room.width / 2, y: room.height / 2 }, size, room)),
      pan: (by) => change((old, room) => panView(old, by, size, room)),
      reveal: (point) => change((old, room) => revealView(old, point, size, room)),
    }),
    [view, change, size],
  );
}
