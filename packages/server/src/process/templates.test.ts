import { PROCESS_TEMPLATES, templateXml } from '@gongdi/bpmn';
import { describe, expect, it } from 'vitest';
import { BUILT_IN_ROLES } from '../accounts/index.ts';
import { checkForEngine } from '../engine/check.ts';

const FLAVOURS = ['camunda', 'flowable', 'activiti'] as const;

describe.each(PROCESS_TEMPLATES)('the template $id', (template) => {
  it.each(FLAVOURS)('is run by this engine as a model for %s', async (flavour) => {
    expect(await checkForEngine(await templateXml(template, { flavour, lang: 'zh' }), {})).toEqual([]);
  });
});

it('the leave of the templates is approved by roles that every installation has', async () => {
  const leave = PROCESS_TEMPLATES.find(({ id }) => id === 'leave');
  const groups = leave?.nodes.flatMap((node) => (node.kind === 'task' && 'groups' in node.by ? node.by.groups : []));
  expect(groups?.length).toBeGreaterThan(0);
  expect(BUILT_IN_ROLES.map(({ role_code }) => role_code)).toEqual(expect.arrayContaining(groups ?? []));
});
