import { useId, type ReactNode } from 'react';

interface MenuGroupProps {
  index: string;
  title: string;
  depth: number;
  open: boolean;
  /** The page on view is in the group. */
  within: boolean;
  icon?: ReactNode;
  /** Beside the title. */
  end?: ReactNode;
  onFold: (open: boolean) => void;
  children: ReactNode;
}

/** A group of the menu. What is in it is rendered only while it is unfolded. */
export function MenuGroup({ index, title, depth, open, within, icon, end, onFold, children }: MenuGroupProps) {
  const id = useId();
  return (
    <li>
      <div className="gd-side-menu-line" data-depth={depth}>
        <button
          type="button"
          className={`gd-side-menu-row gd-side-menu-group${within ? ' gd-side-menu-within' : ''}`}
          data-row={index}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          title={title}
          onClick={() => onFold(!open)}
        >
          {icon}
          <span>{title}</span>
          <svg viewBox="0 0 24 24" width="12" height="12" aria-hidden>
            <path d="m9 5 7 7-7 7" />
          </svg>
        </button>
        {end}
      </div>
      {open && (
        <ul id={id} aria-label={title}>
          {children}
        </ul>
      )}
    </li>
  );
}
