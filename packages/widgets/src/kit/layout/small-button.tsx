import type { ComponentProps } from 'react';

/**
 * A button with an icon, in a row or beside a value. A list has dozens of them, and antd's button, with its effects and
 * its places for words, takes several times as long to be made.
 */
export function SmallButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" className={`gd-data-small-button ${className}`} {...rest} />;
}
