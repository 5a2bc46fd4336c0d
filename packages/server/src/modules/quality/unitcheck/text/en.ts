import type { SheetText } from './zh.ts';

export const en: SheetText = {
  present: 'Presenting a check sheet',
  conclude: 'Concluding a check sheet',
  giveback: 'Giving back or opening a check sheet',
  open: '{count} lines do not hold: {problems}; complete them and present it again',
  level: 'Check sheets are for unit works and sub-unit works; choose one',
  scheme: 'Forms H.0.1 are for buildings; roads and water works have checks of their own',
  twice: '“{name}” has such a sheet: “{sheet}”; change that one',
  nodeBusy: '“{name}” was presented or accepted; give it back or open it before its sheets',
};
