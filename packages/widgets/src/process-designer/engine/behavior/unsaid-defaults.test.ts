import { expect, test } from 'vitest';
import { openHeadless } from '../../testing/headless.ts';

const modelWith = (attributes = '') => `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" id="definitions" targetNamespace="http://example.com">
  <bpmn:process id="p" isExecutable="true">
    <bpmn:callActivity id="call"${attributes} />
  </bpmn:process>
</bpmn:definitions>
`;
const BINDING = 'camunda:calledElementBinding';

test.each(['element.updateProperties', 'element.updateModdleProperties'])('%s', async (command) => {
  for (const before of [modelWith(), modelWith(` ${BINDING}="latest"`), modelWith(' name="a"')]) {
    const { stack, element, xml } = await openHeadless(before);
    const first = xml();
    const { businessObject: moddleElement } = element('call');
    stack.execute(command, { element: element('call'), moddleElement, properties: { [BINDING]: 'deployment' } });
    expect(xml()).toContain(`${BINDING}="deployment"`);
    stack.undo();
    expect(xml()).toBe(first);
    stack.redo();
    stack.execute(command, { element: element('call'), moddleElement, properties: { [BINDING]: 'latest' } });
    expect(xml()).not.toContain(BINDING);
    stack.undo();
    expect(xml()).toContain(`${BINDING}="deployment"`);
    stack.undo();
    expect(xml()).toBe(first);
  }
});
