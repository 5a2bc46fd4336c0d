import type { Checkbox, CheckboxChangeEvent } from 'antd';
import type { AriaAttributes, ChangeEvent, ComponentProps, ReactElement } from 'react';

/** The checkbox that antd's selection makes for a row, not drawn yet. */
export type MadeCheckbox = ReactElement<ComponentProps<typeof Checkbox> & Pick<AriaAttributes, 'aria-label'>>;

/**
 * The checkbox of a row, with antd's classes. A list has one in each row, and antd's component, with its wave and its
 * effects, takes several times as long to be made. The header of the same table has antd's own, so its styles are there.
 */
export function RowCheck({ made }: { made: MadeCheckbox }) {
  const { checked, disabled, title, onClick, onChange, 'aria-label': label } = made.props;
  const is = (name: string) => `${checked ? ` ${name}-checked` : ''}${disabled ? ` ${name}-disabled` : ''}`;
  return (
    <label className={`ant-checkbox-wrapper${is('ant-checkbox-wrapper')} gd ant-checkbox-css-var`}>
      <span className={`ant-checkbox${is('ant-checkbox')} ant-wave-target`} title={title}>
        <input
          type="checkbox"
          className="ant-checkbox-input"
          aria-label={label}
          checked={checked}
          disabled={disabled}
          onClick={onClick}
          // antd's selection reads the keys that were held from the event of the browser.
          onChange={(event: ChangeEvent) => onChange?.(event as unknown as CheckboxChangeEvent)}
        />
      </span>
    </label>
  );
}
