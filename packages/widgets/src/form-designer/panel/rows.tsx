import { Switch } from 'antd';
import { useId, type ReactElement, type ReactNode, cloneElement } from 'react';

/** A property with its label above and its problem below. */
export function Row({
  label,
  hint,
  problem,
  children,
}: {
  label: string;
  hint?: string;
  problem?: string;
  children: ReactElement<{ id?: string; status?: 'error'; 'aria-describedby'?: string }>;
}) {
  const id = useId();
  const note = problem ?? hint;
  return (
    <div className="gd-fd-row">
      <label htmlFor={id}>{label}</label>
      {cloneElement(children, {
        id,
        ...(problem ? { status: 'error' as const } : {}),
        ...(note ? { 'aria-describedby': `${id}-said` } : {}),
      })}
      {note && (
        <small id={`${id}-said`} className={problem ? 'gd-fd-problem' : undefined}>
          {note}
        </small>
      )}
    </div>
  );
}

/** A property that is on or off; `children` are shown while it is on. */
export function Toggle({
  label,
  checked,
  onChange,
  children,
}: {
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <div className="gd-fd-toggle">
      <Switch size="small" id={id} checked={checked} onChange={onChange} />
      <label htmlFor={id}>{label}</label>
      {checked && children && <div className="gd-fd-below">{children}</div>}
    </div>
  );
}
