import { useRef, type ComponentProps, type PointerEvent } from 'react';
import { clampWidth } from './grid-layout.ts';

interface HeaderCellProps extends ComponentProps<'th'> {
  /** Configured width of the column, px; absent: the width cannot be changed. */
  asked?: number;
  /** What a click does. antd's own hint is a popup for each header, for which a table is drawn twice at first. */
  hint?: string | false;
  /** `done`: the pointer was released; a width of `undefined` restores the column's default. */
  onWidth?: (width: number | undefined, done: boolean) => void;
}

/** A header cell whose right edge can be dragged; the column settings offer the same for the keyboard. */
function HeaderCell({ asked, onWidth, hint, children, ...others }: HeaderCellProps) {
  const start = useRef<{ x: number; scale: number; width: number }>(null);
  const rest = hint ? { ...others, title: [others.title, hint].filter(Boolean).join(' · ') } : others;
  if (asked === undefined || !onWidth) return <th {...rest}>{children}</th>;
  const grab = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const drawn = event.currentTarget.parentElement?.offsetWidth ?? asked;
    // A table that is wider than its columns stretches them; `scale` converts the pointer's distance to the configured
    // width.
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
        className="gd-data-column-edge"
        onPointerDown={grab}
        onPointerMove={(event) => pull(event, false)}
        onPointerUp={(event) => pull(event, true)}
        onPointerCancel={(event) => pull(event, true)}
        onDoubleClick={() => onWidth(undefined, true)}
        // Without this, the click would also sort the column.
        onClick={(event) => event.stopPropagation()}
      />
    </th>
  );
}

/** One object for all tables: a new object would re-render every header. */
export const HEADER_COMPONENTS = { header: { cell: HeaderCell } };
