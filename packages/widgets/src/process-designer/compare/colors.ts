import { CHANGE_COLORS } from '@gongdi/bpmn';

const variables = (mode: 'light' | 'dark'): string =>
  Object.entries(CHANGE_COLORS[mode])
    .map(([kind, { stroke }]) => `--gd-change-${kind}:${stroke};`)
    .join('');

/** The colours of changes as the printed comparison has them, in both themes. */
export const changeColorsCss = (): string =>
  `.gd-diagram{${variables('light')}}.gd-diagram[data-theme='dark']{${variables('dark')}}`;
