import type { ReactNode } from 'react';
import type { Check } from './permission-tree.ts';

interface TriCheckProps {
  check: Check;
  /** What a screen reader says; the children, if absent. */
  label?: string;
  disabled?: boolean;
  onChange: (on: boolean) => void;
  children?: ReactNode;
}

/** A check box that may stand for several things. It is the browser's own: a role has hundreds of them. */
export function TriCheck({ check, label, disabled, onChange, children }: TriCheckProps) {
  return (
    <label className="gd-permission-tree-check">
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = check === 'some';
        }}
        checked={check === 'all'}
        disabled={disabled}
        aria-label={label}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  );
}
