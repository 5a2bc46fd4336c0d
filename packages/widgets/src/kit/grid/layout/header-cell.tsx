import { useRef, type ComponentProps, type PointerEvent } from 'react';
import { clampWidth } from './grid-layout.ts';

interface HeaderCellProps extends ComponentProps<'th'> {
  /** Width that the column asks for, px; absent: not to be changed. */
  asked?: number;
  /** `done` when the pointer was let go; `undefined` brings back the column's own width. */
  onWidth?: (width: number | undefined, done: boolean) => void;
}

/** A header cell whose right edge can be dragged; the column settings do the same for the keyboard. */
export function HeaderCell({ asked, onWidth, children, ...rest }: HeaderCellProps) {
  const start = useRef<{ x: number; scale: number; width: number }>(null);
  if (asked === undefined || !onWidth) return <th {...rest}>{children}</th>;
  const grab = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const drawn = event.currentTarget.parentElement?.offsetWidth ?? asked;
    // A table wider than its columns stretches them.
    start.current = { x: event.clientX, scale: asked / drawn, width: asked };
  };
  const pull = (event: PointerEvent<HTMLElement>, done: boolean) => {
    if (!start.current) return;
    const { x, scale, width } = start.current;
    if (done) start.current = null;
    const moved = clampWidth(width + (event.clientX - x) * scale);
    if (moved !== asked || done) onWidth(moved, done);
  };
  return (
    <th {...rest}>
      {children}
      <span
        aria-hidden
        className="gd-column-edge"
        onPointerDown={grab}
        onPointerMove={(event) => pull(event, false)}
        onPointerUp={(event) => pull(event, true)}
        onPointerCancel={(event) => pull(event, true)}
        onDoubleClick={() => onWidth(undefined, true)}
        // The header sorts when it is clicked.
        onClick={(event) => event.stopPropagation()}
      />
    </th>
  );
}

/** One object for all tables: another one would draw every header anew. */
export const HEADER_COMPONENTS = { header: { cell: HeaderCell } };
