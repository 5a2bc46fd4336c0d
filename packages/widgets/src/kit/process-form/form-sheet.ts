import { useLayoutEffect } from 'react';
import { useWidget } from '../provider/index.ts';
import { adoptCss } from '../shadow/index.ts';
import css from './process-form.css?inline';

/** The sheet of process forms, in the root that shows one. */
export function useFormSheet(): void {
  const { root } = useWidget();
  useLayoutEffect(() => adoptCss(root, css), [root]);
}
