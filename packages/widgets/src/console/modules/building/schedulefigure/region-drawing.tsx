import { fill, type StoredFile } from '@gongdi/domain';
import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { cornerAt, middleOf, moveCorner, readCorners, writeCorners, type Corner } from './corners.ts';
import { cornersOf, UNITS, type Region } from './picture-figure.tsx';
import { useFigureText } from './text/index.ts';

/** How far an arrow key moves a corner, as a fraction of the picture; with Shift ten times as far. */
const STEP = 0.002;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface RegionDrawingProps {
  picture: StoredFile;
  regions: readonly Region[];
  /** Names of the regions, in their order. */
  names: readonly string[];
  /** Corners of the region that is being drawn. */
  corners: readonly Corner[];
  onCorners: (corners: Corner[]) => void;
}

/** The picture with its regions and their names; clicks add corners, which are moved by pointer or arrow keys. */
export function RegionDrawing({ picture, regions, names, corners, onCorners }: RegionDrawingProps) {
  const text = useFigureText();
  const box = useRef<HTMLDivElement>(null);
  const held = useRef<number | null>(null);
  const placeOf = ({ clientX, clientY }: MouseEvent | PointerEvent): Corner => {
    const { left, top, width, height } = box.current!.getBoundingClientRect();
    return cornerAt((clientX - left) / width, (clientY - top) / height);
  };
  const move = (event: PointerEvent): void => {
    const at = held.current;
    if (at !== null) onCorners(corners.map((corner, place) => (place === at ? placeOf(event) : corner)));
  };
  const onKey = (event: KeyboardEvent, at: number): void => {
    const by = KEYS[event.key];
    if (by) {
      const times = event.shiftKey ? 10 : 1;
      onCorners(moveCorner(corners, at, by[0] * times, by[1] * times));
    } else if (event.key === 'Delete') onCorners(corners.filter((_, place) => place !== at));
    else return;
    event.preventDefault();
  };
  const hold = (event: PointerEvent<HTMLButtonElement>, at: number): void => {
    held.current = at;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const draft = cornersOf(writeCorners(corners));
  return (
    <div ref={box} className="gd-figure-picture">
      <img src={picture.url} alt={picture.name} />
      {/* Corners are added without a pointer by the button beside, and moved by keys. */}
      <svg
        viewBox={`0 0 ${UNITS} ${UNITS}`}
        preserveAspectRatio="none"
        aria-hidden
        className="gd-figure-marking"
        onClick={(event) => onCorners([...corners, placeOf(event)])}
      >
        {regions.map(({ part_id, points }, at) => (
          <polygon key={`${part_id}${at}`} className="gd-figure-state-2" points={cornersOf(points)} />
        ))}
        {corners.length > 1 && <polygon className="gd-figure-draft" points={draft} />}
      </svg>
      {regions.map(({ part_id, points }, at) => (
        <span key={`${part_id}${at}`} className="gd-figure-name" style={styleOf(middleOf(readCorners(points)))}>
          {/* Inside a picture the last name is enough; the whole ones would cover each other. */}
          {names[at]?.split('/').at(-1)}
        </span>
      ))}
      {corners.map((corner, at) => (
        <button
          key={at}
          type="button"
          className="gd-figure-corner"
          style={styleOf(corner)}
          aria-label={fill(text.corner, { number: at + 1 })}
          onPointerDown={(event) => hold(event, at)}
          onPointerMove={move}
          onPointerUp={() => (held.current = null)}
          onPointerCancel={() => (held.current = null)}
          onKeyDown={(event) => onKey(event, at)}
        />
      ))}
    </div>
  );
}

const styleOf = ({ x, y }: Corner) => ({ left: `${x * 100}%`, top: `${y * 100}%` });
