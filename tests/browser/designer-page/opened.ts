import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { SECTIONS_XML } from './approval-model.ts';
import { anew, DesignerDriver, type Place } from './designer.ts';
import { KINDS_XML } from './kinds-model.ts';
import { openStage, type Stage } from './open.ts';
import { PanelDriver } from './panel.ts';

/** The browser with the test page, for all tests of a file; `designer` and `panel` belong to the running test. */
export let stage: Stage;
export let designer: DesignerDriver;
export let panel: PanelDriver;

/** Each file must call this function or `withDesigner`, because the files of one worker share this module. */
export function withStage(): void {
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.close());
}

/** Like `withStage`, for files where every test opens a designer: it is closed after the test. */
export function withDesigner(): void {
  withStage();
  afterEach(close);
}

/** Opens the designer of the running test. */
export async function openDesigner(...asked: OpenAsk): Promise<void> {
  designer = await DesignerDriver.open(stage, ...asked);
}
type OpenAsk = Parameters<typeof DesignerDriver.open> extends [Stage, ...infer Rest] ? Rest : never;

/** Makes a designer that the test has put on a page itself the designer of the test. */
export function use(driver: DesignerDriver): void {
  designer = driver;
}

/** Opens the model with an element for every section, drawn for an engine, and its panel. */
export async function openSections(prefix: string, place: Place = 'light DOM'): Promise<void> {
  await openPanel(prefix, place, SECTIONS_XML);
  await designer.shape('end').waitFor();
}

/** Opens the model with an element of every kind, for an engine, and its panel. */
export async function openKinds(prefix: string, place: Place = 'light DOM', value = KINDS_XML): Promise<void> {
  await openPanel(prefix, place, value);
}

async function openPanel(prefix: string, place: Place, value: string): Promise<void> {
  await openDesigner({ value, prefix }, { place, keep: true });
  panel = new PanelDriver(designer);
  await panel.section('general').waitFor();
}

/** Opens the present document again, with an empty history. */
export async function openAnew(): Promise<void> {
  await designer.call('importXML', anew(await designer.xml()));
}

/** Closes the designer of a test and expects that no error occurred on its page. */
export async function close(): Promise<void> {
  expect(designer.problems).toEqual([]);
  await designer.close();
}
