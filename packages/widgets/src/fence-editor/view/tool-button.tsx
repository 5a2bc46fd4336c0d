import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

interface ToolButtonProps {
  icon: IconName;
  label: string;
  pressed?: boolean;
  disabled?: boolean;
  expanded?: boolean;
  onClick(): void;
  children?: ReactNode;
}

/** A button with an icon; `children` is a text beside it. A disabled button keeps the focus. */
export function ToolButton({ icon, label, pressed, disabled, expanded, onClick, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="gd-fence-button"
      aria-label={children ? undefined : label}
      title={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}
