import more from '@ant-design/icons-svg/es/asn/EllipsisOutlined';
import eye from '@ant-design/icons-svg/es/asn/EyeOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import type { ReactElement } from 'react';

/**
 * An icon as antd's component puts it into the document. A list has dozens of the same icon, and the component makes
 * each of them anew from its description.
 */
function iconOf({ name, icon }: IconDefinition): ReactElement {
  // Only icons of two colours are functions.
  const { attrs, children = [] } = typeof icon === 'function' ? icon('', '') : icon;
  return (
    <span role="img" aria-hidden className={`anticon anticon-${name}`}>
      <svg viewBox={attrs['viewBox']} width="1em" height="1em" fill="currentColor" focusable="false" aria-hidden>
        {children.map((path) => (
          <path key={path.attrs['d']} d={path.attrs['d']} />
        ))}
      </svg>
    </span>
  );
}

/** The icons of antd's `EllipsisOutlined` and `EyeOutlined`, for buttons in rows and beside values. */
export const SMALL_ICONS = { more: iconOf(more), eye: iconOf(eye) };
