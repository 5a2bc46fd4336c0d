/** Properties of a control for one value. */
export interface ControlProps<T = unknown> {
  id: string;
  value: T;
  onChange: (value: unknown) => void;
  'aria-label'?: string;
  'aria-required'?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}
