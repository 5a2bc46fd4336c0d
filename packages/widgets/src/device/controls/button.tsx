import type { ReactNode } from 'react';

interface ButtonProps {
  label: string;
  /** Sign before the label; without `children` the label is only read by screen readers. */
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
      className={primary ? 'gd-device-button gd-device-primary' : 'gd-device-button'}
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
