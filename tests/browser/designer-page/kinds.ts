import { expect } from 'vitest';
import { anew, DesignerDriver, type Place, PLACES } from './designer.ts';
import { KINDS_XML } from './kinds-model.ts';
import type { Stage } from './open.ts';
import { PanelDriver } from './panel.ts';

export interface Kinds {
  designer: DesignerDriver;
  panel: PanelDriver;
  /** Opens the document as it now is, with an empty history. */
  settle(): Promise<void>;
  /** Ends a test: nothing may have gone wrong on the page. */
  close(): Promise<void>;
}

/** The model with an element of every kind, opened for an engine. */
export async function openKinds(stage: Stage, prefix: string, place: Place, value = KINDS_XML): Promise<Kinds> {
  const designer = await DesignerDriver.open(stage, { value, prefix }, { place, keep: true });
  const panel = new PanelDriver(designer);
  await panel.section('general').waitFor();
  return {
    designer,
    panel,
    async settle() {
      await designer.call('importXML', anew(await designer.xml()));
    },
    async close() {
      expect(designer.problems).toEqual([]);
      await designer.close();
    },
  };
}

const PAIRS = (['camunda', 'flowable', 'activiti'] as const).flatMap((engine) =>
  PLACES.map((place) => [engine, place] as const),
);

/**
 * Each engine in one place where a host may put the designer, and each place with some engine: an engine decides which
 * fields there are, a place how they are reached. With `GONGDI_LONG=1` each engine in each place.
 */
export const ENGINES_IN_PLACES = process.env['GONGDI_LONG']
  ? PAIRS
  : PAIRS.filter(([engine, place]) => (engine === 'flowable') === (place === 'shadow DOM'));
