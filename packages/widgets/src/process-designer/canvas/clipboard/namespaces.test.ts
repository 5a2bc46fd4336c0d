import { type Model, readModel, walk } from '@gongdi/bpmn';
import { expect, test } from 'vitest';
import { missingNamespaces } from './namespaces.ts';

async function model(namespaces: string, task = ''): Promise<Model> {
  const { model: read } = await readModel(
    `<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" ${namespaces} id="d" targetNamespace="t"><bpmn:process id="p"><bpmn:task id="a" ${task}/></bpmn:process></bpmn:definitions>`,
  );
  if (!read) throw new Error('unreadable');
  return read;
}

function attributesOf(read: Model): Record<string, string> {
  let found: Record<string, string> = {};
  walk(read.definitions, (element) => {
    if (element.id === 'a') found = { ...element.$attrs };
  });
  return found;
}

const SITE = 'xmlns:site="http://site.example/a"';

test('only namespaces that are used and unknown there are missing', async () => {
  const clip = await model(`${SITE} xmlns:other="http://other.example"`, 'site:zone="A"');
  expect(missingNamespaces(clip, await model(''))).toEqual({ site: 'http://site.example/a' });
  expect(missingNamespaces(clip, await model(SITE))).toEqual({});
});

test('a prefix that means something else there is replaced', async () => {
  const clip = await model(SITE, 'site:zone="A"');
  const target = await model('xmlns:site="http://someone.else"');
  expect(missingNamespaces(clip, target)).toEqual({ site_1: 'http://site.example/a' });
  expect(attributesOf(clip)).toEqual({ 'site_1:zone': 'A' });
});
