import { readModel, writeModel } from '@gongdi/bpmn';
import EngineEventBus from 'diagram-js/lib/core/EventBus.js';
import { expect, test } from 'vitest';
import type { DiagramElement, ModdleElement } from '../../diagram/model.ts';
import type { Canvas, EventBus } from '../../diagram/services.ts';
import { orderDi } from './di-ordering.ts';

const shape = (element: string) =>
  `<bpmndi:BPMNShape id="${element}_di" bpmnElement="${element}"><dc:Bounds x="0" y="0" width="9" height="9" /></bpmndi:BPMNShape>`;

/** A data object and a message have shapes in the diagram information that the engine does not draw. */
const XML = `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" id="definitions" targetNamespace="site">
  <bpmn:message id="asked" name="验收申请" />
  <bpmn:process id="approval">
    <bpmn:task id="check" />
    <bpmn:dataObject id="plan" />
    <bpmn:task id="sign" />
  </bpmn:process>
  <bpmndi:BPMNDiagram id="diagram"><bpmndi:BPMNPlane id="plane" bpmnElement="approval">${shape('asked')}${shape('check')}${shape('plan')}${shape('sign')}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</bpmn:definitions>`;

const one = (object: unknown, property: string) => (object as ModdleElement).get(property) as ModdleElement;
const all = (object: unknown, property: string) => (object as ModdleElement).get(property) as readonly ModdleElement[];

/** The document with the tasks drawn, the later one below the other. */
async function drawn() {
  const { model } = await readModel(XML);
  if (!model) throw new Error('the model of the test cannot be read');
  const found = new Map<string, ModdleElement>();
  const plane = one(all(model.definitions, 'diagrams')[0], 'plane');
  const shapes = all(plane, 'planeElement');
  for (const one of shapes) found.set(String(one.id), one);
  const element = (id: string) => ({ id, di: found.get(`${id}_di`), children: [] }) as unknown as DiagramElement;
  const root = { ...element('approval'), di: plane, children: [element('sign'), element('check')] };
  const eventBus = new EngineEventBus() as unknown as EventBus;
  orderDi(eventBus, { getRootElements: () => [root] } as unknown as Canvas);
  const printed = () => {
    eventBus.fire('saveXML.start');
    return [...(writeModel(model, { allowLoss: true }).xml ?? '').matchAll(/BPMNShape id="(\w+)_di"/g)].map(
      ([, id]) => id,
    );
  };
  return { printed, element: (id: string) => one(found.get(`${id}_di`), 'bpmnElement') };
}

test('shapes are in the order of the canvas, and those that it does not draw stay', async () => {
  const { printed } = await drawn();
  expect(printed()).toEqual(['sign', 'check', 'asked', 'plan']);
  expect(printed()).toEqual(['sign', 'check', 'asked', 'plan']);
});

test('a shape goes with its element, and comes back with it', async () => {
  const { printed, element } = await drawn();
  const plan = element('plan');
  const { $parent } = plan;
  Object.assign(plan, { $parent: null });
  expect(printed()).toEqual(['sign', 'check', 'asked']);
  Object.assign(plan, { $parent });
  expect(printed()).toEqual(['sign', 'check', 'asked', 'plan']);
});
