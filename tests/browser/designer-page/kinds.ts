import { PLACES } from './designer.ts';

const PAIRS = (['camunda', 'flowable', 'activiti'] as const).flatMap((engine) =>
  PLACES.map((place) => [engine, place] as const),
);

/**
 * Each engine in one place where a host may put the designer, and each place with at least one engine. The engine
 * decides which fields exist, the place decides how they are reached. With `GONGDI_LONG=1` each engine in each place.
 */
export const ENGINES_IN_PLACES = process.env['GONGDI_LONG']
  ? PAIRS
  : PAIRS.filter(([engine, place]) => (engine === 'flowable') === (place === 'shadow DOM'));
