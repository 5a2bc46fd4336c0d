import { useSheet } from '../../../kit/shadow/index.ts';
import css from './figures.css?inline';

/** The looks of a page of figures: what is asked for, sums, bars side by side, and the records behind a bar. */
export const useFigures = (): void => useSheet(css);
