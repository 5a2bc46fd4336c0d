import { ENGINE_FLAVOURS } from '@gongdi/bpmn';
import { expect, test } from 'vitest';
import { openHeadless } from '../testing/headless.ts';
import { lacksOf } from './lacks.ts';
import { LISTENER_ABILITIES } from './listeners/values.ts';

const XML = `<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" id="d" targetNamespace="t">
  <bpmn:process id="p"><bpmn:userTask id="user" /><bpmn:serviceTask id="service" /></bpmn:process>
</bpmn:definitions>`;

test.each(ENGINE_FLAVOURS)('%s: what the panel does not offer is said, and only that', async (engine) => {
  const { editor, element } = await openHeadless(XML, engine);
  const reasonOf = (section: Parameters<typeof lacksOf>[1], id = 'user') =>
    lacksOf(engine, section, element(id))?.zh ?? '';
  const { externalScript, taskListenerId, taskEvents, types } = LISTENER_ABILITIES[engine];
  expect(reasonOf('task').includes('跟进时间')).toBe(!editor('user').knows('followUpDate'));
  expect(reasonOf('taskListeners').includes('ID')).toBe(!taskListenerId);
  expect(reasonOf('taskListeners').includes('timeout')).toBe(!taskEvents.includes('timeout'));
  expect(reasonOf('executionListeners').includes('外部脚本')).toBe(!externalScript && types.includes('scriptListener'));
  expect(reasonOf('executionListeners').includes('脚本监听器')).toBe(!types.includes('scriptListener'));
  const after = ['asyncAfter', 'asyncLeave'].some((name) => editor('service').knows(name));
  expect(reasonOf('task', 'service').includes('异步后')).toBe(!after);
  expect(reasonOf('general')).toBe('');
});
