import { toScreen, type Place, type Size, type View } from './view/view.ts';

interface StageOverlayProps {
  view: View;
  size: Size;
  /** Distance of the grid lines in fractions; 0: none. */
  grid: number;
  /** Place where the next point would be added. */
  cross: Place | null;
  /** Corners of a matrix that is being drawn. */
  corners: readonly [Place, Place] | null;
}

/** Editing aids: the grid, the cross, the frame of a matrix. */
export function StageOverlay({ view, size, grid, cross, corners }: StageOverlayProps) {
  const at = (x: number, y: number) => toScreen(view, size, { x, y });
  const lines = grid > 0 ? Array.from({ length: Math.round(1 / grid) + 1 }, (_, index) => index * grid) : [];
  const middle = cross && at(cross.x, cross.y);
  const [a, b] = corners ? [at(corners[0].x, corners[0].y), at(corners[1].x, corners[1].y)] : [];
  return (
    <svg className="gd-plan-layer" aria-hidden>
      {lines.length > 0 && (
        <path
          className="gd-plan-grid"
          d={lines
            .map((line) => {
              const [left, right, top, bottom] = [at(0, line), at(1, line), at(line, 0), at(line, 1)];
              return `M${left.x} ${left.y}H${right.x}M${top.x} ${top.y}V${bottom.y}`;
            })
            .join('')}
        />
      )}
      {middle && (
        <path
          className="gd-plan-cross"
          d={`M${middle.x - 18} ${middle.y}h36M${middle.x} ${middle.y - 18}v36`}
          data-cross={`${cross.x.toFixed(4)},${cross.y.toFixed(4)}`}
        />
      )}
      {a && b && (
        <rect
          className="gd-plan-frame"
          x={Math.min(a.x, b.x)}
          y={Math.min(a.y, b.y)}
          width={Math.abs(a.x - b.x)}
          height={Math.abs(a.y - b.y)}
        />
      )}
    </svg>
  );
}
