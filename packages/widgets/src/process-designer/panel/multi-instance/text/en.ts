import type { LoopTexts } from './zh.ts';

export const en: LoopTexts = {
  showCollection: 'Set the collection',
  nothingToRepeat: 'There is neither a collection nor a cardinality: engines refuse to deploy it.',
  elementWithoutCollection: 'There is an element variable but no collection: engines refuse to deploy it.',
  elementIndexVariable: 'Index variable',
  options: 'Options',
  noWaitStatesAsyncLeave: 'Leave asynchronously when nothing waits',
  aggregations: 'Collected variables',
  addAggregation: 'Add collected variable',
  removeAggregation: 'Remove this collected variable?',
  target: 'Collected in',
  variables: 'Of each instance',
  createOverviewVariable: 'Visible while it runs',
  storeAsTransientVariable: 'Transient',
  addVariable: 'Add variable',
  source: 'Variable',
  name: 'Its name in the collection',
};
