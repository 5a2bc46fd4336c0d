import { compareModels, hasDiagram, type Model, readModel } from '@gongdi/bpmn';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { corpus } from '../corpus/corpus.ts';
import { DesignerDriver } from './designer-page/designer.ts';
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

test('every public model opens, and is exported without loss', async () => {
  const failures: string[] = [];
  let opened = 0;
  for (const { name, bytes } of corpus) {
    const xml = new TextDecoder().decode(bytes);
    // what cannot be read at all must be refused, not opened
    if (!(await readModel(xml)).model) {
      await expect(designer.call('importXML', xml), name).rejects.toThrow();
      continue;
    }
    try {
      const problems = await designer.call<Problem[]>('importXML', xml);
      const before = await read(xml);
      const after = await read(await designer.xml());
      const { same, added, removed, changed } = compareModels(before, after);
      // what a problem was shown for may differ; a model that is laid out gets ids for what is drawn
      if (!same && problems.length === 0 && hasDiagram(before.definitions)) {
        failures.push(`${name}: ${JSON.stringify({ added, removed, changed }).slice(0, 300)}`);
      }
      opened += 1;
    } catch (error) {
      failures.push(`${name}: ${String(error).slice(0, 300)}`);
    }
  }
  expect(failures).toEqual([]);
  expect(opened).toBeGreaterThan(0);
  expect(designer.problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
});
