import { expect, it } from 'vitest';
import type { CommandContext } from '../command.ts';
import { drawInput } from './draw-input.ts';

async function messages(content: string): Promise<string[]> {
  const lines: string[] = [];
  const text = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="t"><process id="p">${content}</process></definitions>`;
  const input = {
    name: 'm.bpmn',
    path: null,
    place: 'm.bpmn',
    read: () => Promise.resolve(new TextEncoder().encode(text)),
  };
  const terminal = {
    message: (label: { en: string }) => lines.push(label.en),
    err: (line: string) => lines.push(line),
  };
  await drawInput(input, { history: undefined }, { cwd: '/', lang: 'en', terminal } as unknown as CommandContext);
  return lines;
}

it('says that a model was laid out only when there was something to lay out', async () => {
  expect(await messages('<task id="t"/>')).toEqual(['m.bpmn: the model had no diagram and was laid out']);
  expect(await messages('')).toEqual(['m.bpmn: the model has no diagram to draw']);
});
