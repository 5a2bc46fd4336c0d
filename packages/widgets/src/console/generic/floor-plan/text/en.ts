import type { FloorPlanText } from './zh.ts';

export const en: FloorPlanText = {
  title: 'Floor plan',
  loading: 'Opening the drawing',
  point: 'Measured points',
  correction: 'Corrections',
  defect: 'House defects',
  red: 'Red: beyond its limit, or to be corrected',
  more: 'The {count} worst pins are shown',
  none: 'Nothing is marked on this plan yet',
  mark: 'Mark on the plan',
  markPoint: 'Measure',
  markCorrection: 'Correction',
  markDefect: 'House defect',
  stop: 'Stop marking',
  tap: 'Tap the place on the plan: {what}',
  open: 'Open the record',
  chosen: 'Chosen pin',
  choose: 'Tap a pin to see what it says',
  failed: 'The pins could not be read',
};
