import { compareModels, hasDiagram, type Model, readModel } from '@gongdi/bpmn';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { corpus } from '../corpus/corpus.ts';
import { anew, DesignerDriver } from './designer-page/designer.ts';
import { openStage, type Stage } from './designer-page/open.ts';

interface Problem {
  message: string;
}

let stage: Stage;
let designer: DesignerDriver;

beforeAll(async () => {
  stage = await openStage();
  designer = await DesignerDriver.open(stage, { noPanel: true });
});
afterAll(async () => {
  await designer.close();
  await stage.close();
});

const read = async (xml: string): Promise<Model> => {
  const { model, findings } = await readModel(xml);
  if (!model) throw new Error(findings[0]?.message.en);
  return model;
};

/** Moves the first shape of the diagram by keyboard. @returns whether there was a shape to move */
async function touch(): Promise<boolean> {
  const shape = designer.find('.djs-shape[data-element-id]:not([data-element-id$="_label"])').first();
  if ((await shape.count()) === 0) return false;
  await designer.call('select', await shape.getAttribute('data-element-id'));
  await designer.find('.gd-designer-canvas:not([inert]) .djs-container > svg').focus();
  await designer.page.keyboard.press('ArrowRight');
  return designer.call<boolean>('isDirty');
}

/** Returns the differences between the document and another model; empty if they are equal. */
async function differences(before: Model): Promise<string> {
  const { same, added, removed, changed } = compareModels(before, await read(await designer.xml()));
  return same ? '' : JSON.stringify({ added, removed, changed }).slice(0, 300);
}

/**
 * Matches XML without an encoding, or with UTF-8. The designer returns its text in UTF-8, so for other encodings the
 * text differs.
 */
const UTF8 = /^(?!<\?xml[^>]*encoding=["'](?!utf-8))/i;

test('every public model opens, is touched without loss, and undone to the letter', async () => {
  const failures: string[] = [];
  let opened = 0;
  let touched = 0;
  for (const { name, bytes } of corpus) {
    const xml = new TextDecoder().decode(bytes);
    // A text that cannot be read at all must be refused and not opened.
    if (!(await readModel(xml)).model) {
      await expect(designer.call('importXML', xml), name).rejects.toThrow();
      continue;
    }
    try {
      const problems = await designer.call<Problem[]>('importXML', xml);
      const before = await read(xml);
      const moved = await touch();
      // Without a change the designer returns the original text, which is no test of the writer.
      let written = moved ? await differences(before) : undefined;
      if (moved) {
        touched += 1;
        await designer.call('undo');
        const kept = (await designer.xml()) === xml;
        if (!kept && hasDiagram(before.definitions) && UTF8.test(xml)) failures.push(`${name}: other letters`);
      }
      // There was no shape to move, or the move itself changes the model, for example into another lane.
      if (written !== '') {
        await designer.call('importXML', anew(xml));
        if (await touch()) await designer.call('undo');
        written = await differences(before);
      }
      // Parts with a reported problem may differ; a model that is laid out gets ids for its drawn elements.
      if (written !== '' && problems.length === 0 && hasDiagram(before.definitions))
        failures.push(`${name}: ${written}`);
      opened += 1;
    } catch (error) {
      failures.push(`${name}: ${String(error).slice(0, 300)}`);
    }
  }
  expect(failures).toEqual([]);
  expect(opened).toBeGreaterThan(0);
  // Some models have no drawn element that can be moved.
  expect(touched).toBeGreaterThan(opened * 0.9);
  expect(designer.problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
});
