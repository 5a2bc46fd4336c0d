import type { ReactNode } from 'react';

interface ButtonProps {
  label: string;
  /** A sign in front; without `children` the label is read out only. */
  sign?: string;
  pressed?: boolean;
  disabled?: boolean;
  primary?: boolean;
  onClick(): void;
  children?: ReactNode;
}

export function Button({ label, sign, pressed, disabled, primary, onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={primary ? 'gd-monitor-button gd-primary' : 'gd-monitor-button'}
      aria-label={children ? undefined : label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      {sign && <span aria-hidden>{sign}</span>}
      {children}
    </button>
  );
}
