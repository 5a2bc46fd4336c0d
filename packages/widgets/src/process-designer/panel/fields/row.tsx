import type { ReactNode } from 'react';

interface RowProps {
  id: string;
  label: string;
  required?: boolean;
  hint?: string | undefined;
  error?: string | null;
  children: ReactNode;
}

/** A label beside its control, with errors or hints below the control. */
export function Row({ id, label, required, hint, error, children }: RowProps) {
  return (
    <div className="gd-panel-row">
      <label htmlFor={id} data-required={required}>
        {label}
      </label>
      <div>
        {children}
        {error ? (
          <p className="gd-panel-row-error" role="alert" id={`${id}-note`}>
            {error}
          </p>
        ) : (
          hint && (
            <p className="gd-panel-row-hint" id={`${id}-note`}>
              {hint}
            </p>
          )
        )}
      </div>
    </div>
  );
}
