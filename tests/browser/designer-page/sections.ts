import { afterAll, beforeAll, expect } from 'vitest';
import type { DesignerDriver, Place } from './designer.ts';
import { openStage, type Stage } from './open.ts';
import { PanelDriver } from './panel.ts';

/** The browser with the test page, for all tests of a file; `designer` and `panel` are of the test that is running. */
export let stage: Stage;
export let designer: DesignerDriver;
export let panel: PanelDriver;

/** Called once by each file: files of one worker share this module. */
export function withSections(): void {
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.close());
}

/** Opens the model with something for every section, drawn for an engine. */
export async function open(prefix: string, place: Place = 'light DOM'): Promise<void> {
  [designer, panel] = await PanelDriver.onSections(stage, prefix, place);
}

/** Ends the designer of a test, on which nothing may have gone wrong. */
export async function close(): Promise<void> {
  expect(designer.problems).toEqual([]);
  await designer.close();
}
