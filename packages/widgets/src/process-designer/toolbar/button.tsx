import type { ButtonSize, ButtonType } from '../host/props.ts';
import { ICONS, type IconName } from '../icons/icons.ts';

export interface ToolButtonProps {
  icon: IconName;
  label: string;
  size: ButtonSize;
  type: ButtonType;
  /** Shows the label beside the icon. */
  text?: boolean;
  disabled?: boolean;
  pressed?: boolean;
  busy?: boolean;
  menu?: boolean;
  expanded?: boolean;
  onClick(): void;
}

/** A header button in the specification's sizes and types. */
export function ToolButton({ icon, label, text, pressed, busy, menu, expanded, size, type, ...rest }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="gd-tool"
      data-size={size}
      data-type={type}
      data-action={icon}
      title={label}
      aria-label={text ? undefined : label}
      aria-pressed={pressed}
      aria-busy={busy}
      aria-haspopup={menu ? 'menu' : undefined}
      aria-expanded={expanded}
      {...rest}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
      {text && <span>{label}</span>}
    </button>
  );
}
