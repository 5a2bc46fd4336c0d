import { useSheet } from '../shadow/index.ts';
import css from './form.css?inline';

/** Adopts the style sheet of process forms into the shadow root of the widget. */
export function useFormSheet(): void {
  useSheet(css);
}
