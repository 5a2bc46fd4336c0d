/** Things of files that the product does not have. */
export const left = {
  'recurring-exceptions': 'recurring exceptions of calendars',
  'other-baselines': 'baselines 1 to 10 (only baseline 0 is kept)',
  'material-resources': 'material resources',
  costs: 'fixed costs',
  'percent-lags': 'lags in percent (turned into minutes)',
  'manual-tasks': 'manually scheduled tasks (scheduled automatically)',
  'inactive-tasks': 'inactive tasks (taken as others)',
  'custom-fields': 'custom fields',
  'summary-constraints': 'constraints of summaries',
  'summary-links': 'links of summaries that are not supported',
  'double-links': 'second links between two tasks',
  'cross-project-links': 'links to other projects',
  'work-contours': 'work contours',
  splits: 'split tasks',
  'more-resources': 'second and further resources of a task',
} as const;

/** Headers of the sheets. */
export const columns = {
  row: 'Row',
  wbs: 'Outline',
  level: 'Outline level',
  name: 'Task name',
  days: 'Duration (days)',
  start: 'Start',
  finish: 'Finish',
  before: 'Predecessors',
  percent: 'Done (%)',
  actualStart: 'Actual start',
  actualFinish: 'Actual finish',
  baselineStart: 'Baseline start',
  baselineFinish: 'Baseline finish',
  part: 'Part',
  crew: 'Crew or trade',
  heads: 'Heads',
  quantity: 'Quantity',
  unit: 'Unit',
  float: 'Float (days)',
  critical: 'Critical',
  target: 'Done at the end (%)',
  carried: 'Remark',
  late: 'Late from before',
  yes: 'Yes',
} as const;

export const levels = { year: 'year', season: 'season', month: 'month', week: 'week', day: 'day' } as const;
