// @vitest-environment jsdom
import { CallFailure, calls, type ProcessModel } from '@gongdi/api';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';
import { RulePreview } from './rule-preview.tsx';
import { RulesDialog } from './rules-dialog.tsx';

const { assignRuleList, assignRulePreview, taskPeople } = calls.workflow;
const MODEL = { id: 'm1', key: 'leave', name: '请假', form_id: null } as unknown as ProcessModel;

async function dialog(server: FakeServer) {
  const page = await renderConsole(<RulesDialog model={MODEL} onClose={() => undefined} />, { server });
  await page.until(() => server.names(assignRuleList).length === 1);
  await page.settle();
  return page;
}

test('a process without user tasks has no rules; rules that cannot be read say why', async () => {
  const none = await dialog(new FakeServer().on(assignRuleList, []));
  expect(none.text).toContain('这个流程没有用户任务');
  await none.unmount();
  const failed = await dialog(new FakeServer().on(assignRuleList, new CallFailure('模型无法读取')));
  expect(failed.text).toContain('模型无法读取');
});

async function preview(server: FakeServer) {
  const body = () => ({ type: 30, options: ['u2'], field: null, expression: null }) as never;
  const page = await renderConsole(<RulePreview model={MODEL} body={body} />, { server: server.on(taskPeople, []) });
  await page.press('预览审批人');
  await page.until(() => page.all('[role=status]').length > 0);
  return page;
}

test('a preview names who would decide, or why nobody is found', async () => {
  const users = [
    { nickname: '王建', dept_name: '工程部' },
    { nickname: '李强', dept_name: '安全部' },
  ];
  const server = new FakeServer().on(assignRulePreview, { users, nobody: null });
  const found = await preview(server);
  expect(found.text).toContain('将由 王建（工程部）、李强（安全部） 审批');
  expect(server.sent(assignRulePreview)).toEqual([
    { body: { model_id: 'm1', type: 30, options: ['u2'], field: null, expression: null } },
  ]);
  await found.unmount();
  const nobody = await preview(new FakeServer().on(assignRulePreview, { users: [], nobody: '岗位上没有人员' }));
  expect(nobody.text).toContain('找不到审批人：岗位上没有人员');
});

test('a rule that is not complete says what is missing', async () => {
  const problems = [{ path: 'options', message: '请选择规则范围' }] as never;
  const page = await preview(
    new FakeServer().on(assignRulePreview, new CallFailure('校验失败', { status: 422, problems })),
  );
  expect(page.text).toContain('请选择规则范围');
});
