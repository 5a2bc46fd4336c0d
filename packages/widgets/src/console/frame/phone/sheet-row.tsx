import { RightOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

interface SheetRowProps {
  icon?: ReactNode;
  label: string;
  /** A second line that explains. */
  hint?: string | undefined;
  /** What stands at the end, such as a number. */
  end?: ReactNode;
  danger?: boolean;
  onPress: () => void;
}

/** A row of a sheet that leads somewhere. */
export function SheetRow({ icon, label, hint, end, danger = false, onPress }: SheetRowProps) {
  return (
    <li>
      <button type="button" className={`gd-phone-row${danger ? ' gd-phone-row-danger' : ''}`} onClick={onPress}>
        {icon && <span className="gd-phone-row-icon">{icon}</span>}
        <span className="gd-phone-row-text">
          {label}
          {hint && <small>{hint}</small>}
        </span>
        {end}
        <RightOutlined aria-hidden className="gd-phone-row-go" />
      </button>
    </li>
  );
}
