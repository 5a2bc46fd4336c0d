import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { explainProblem } from '../../diagram/explain.ts';
import { explainDrawing } from './explain-drawing.ts';

const engine = (file: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`bpmn-js/lib/import/${file}.js`), 'utf8');

/** Every message of the engine's import, with sample values in its placeholders. */
const messages = ['BpmnTreeWalker', 'BpmnImporter', 'Importer'].flatMap((file) =>
  [...engine(file).matchAll(/(?:logError|new Error)\(\s*(['`])(.*?)\1/gs)].map(([, , text = '']) =>
    text.replaceAll(/\$\{ (side|property) \}/g, 'target').replaceAll(/\$\{.*?\}+/g, '<bpmn:Task id="A" />'),
  ),
);

test('whatever the engine says while it draws is told in both languages', () => {
  expect(messages.length).toBeGreaterThan(9);
  for (const text of messages) {
    const { message } = explainDrawing(new Error(text), 'zh-CN');
    expect(message, text).toMatch(/\p{Script=Han}/u);
    const english = explainDrawing(new Error(text), 'en').message;
    expect(english, text).not.toMatch(/\p{Script=Han}|\$\d/u);
  }
});

test('a plane of a process that is not there says what was made of it, with its element', () => {
  const warning = {
    message: 'correcting missing bpmnElement on <bpmndi:BPMNPlane id="p" /> to <bpmn:Process id="leave" />',
    element: { id: 'p' },
  };
  expect(explainDrawing(warning, 'zh-CN')).toEqual({
    code: 'unknown',
    message: '图形 <bpmndi:BPMNPlane id="p" /> 已改为对应 <bpmn:Process id="leave" />，保存时写入文件',
    original: warning.message,
    element: 'p',
  });
});

test('what it does not know is told as everywhere', () => {
  for (const text of ['no diagram to display', 'something else'])
    expect(explainDrawing(text, 'zh-CN')).toEqual(explainProblem(text, 'zh-CN'));
});
