import { CHANGE_COLORS } from '@gongdi/bpmn';

const variables = (mode: 'light' | 'dark'): string =>
  Object.entries(CHANGE_COLORS[mode])
    .map(([kind, { stroke }]) => `--gd-change-${kind}:${stroke};`)
    .join('');

/** Returns the colours of changes, the same as in the printed comparison, for both themes. */
export const changeColorsCss = (): string =>
  `.gd-diagram{${variables('light')}}.gd-diagram[data-theme='dark']{${variables('dark')}}`;
