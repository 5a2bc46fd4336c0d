import type { Page } from 'playwright';
import { RICH_XML } from './rich-model.ts';

/** The answers of an engine in the form of its published interface, by the end of the path. */
type Answers = readonly (readonly [path: string, body: unknown])[];

const TIME = '2026-11-02T01:00:00.000Z';

/** One person has reviewed, three of the experts must sign, and the disclosure runs. */
const STEPS: readonly (readonly [id: string, type: string, over: boolean])[] = [
  ['start', 'startEvent', true],
  ['review', 'userTask', true],
  ['ok', 'exclusiveGateway', true],
  ['scope', 'subProcess', false],
  ['sign', 'userTask', false],
  ['call', 'callActivity', false],
];
const FLOWS = ['f1', 'f2', 'f3'];

const flowable: Answers = [
  ['/resourcedata', RICH_XML],
  [
    '/history/historic-process-instances/i1',
    {
      id: 'i1',
      name: '方案一',
      processDefinitionId: 'rich:1',
      startUserId: 'wang',
      startTime: TIME,
      endTime: null,
      endActivityId: null,
      deleteReason: null,
    },
  ],
  [
    '/history/historic-activity-instances',
    {
      data: [
        ...STEPS.map(([id, type, over]) => ({
          id,
          activityId: id,
          activityType: type,
          executionId: 'e',
          taskId: type === 'userTask' ? `t-${id}` : null,
          calledProcessInstanceId: id === 'call' ? 'i2' : null,
          startTime: TIME,
          endTime: over ? TIME : null,
        })),
        ...FLOWS.map((id) => ({
          id,
          activityId: id,
          activityType: 'sequenceFlow',
          executionId: 'e',
          taskId: null,
          calledProcessInstanceId: null,
          startTime: TIME,
          endTime: TIME,
        })),
      ],
    },
  ],
  [
    '/history/historic-task-instances',
    {
      data: [
        {
          id: 't-review',
          name: '监理审核',
          taskDefinitionKey: 'review',
          executionId: 'e',
          assignee: '李监理',
          startTime: TIME,
          endTime: TIME,
          deleteReason: null,
        },
      ],
    },
  ],
  ['/history/historic-variable-instances', { data: [] }],
  ['/comments', []],
];

const items = (list: readonly object[]) => ({ items: list, page: { totalItems: list.length } });
const snake = (type: string) => type.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

const camunda8: Answers = [
  ['/v2/process-definitions/7/xml', RICH_XML],
  [
    '/v2/process-instances/i1',
    {
      processInstanceKey: 'i1',
      processDefinitionKey: '7',
      processDefinitionName: '深基坑专项方案',
      state: 'ACTIVE',
      startDate: TIME,
    },
  ],
  ['/sequence-flows', items(FLOWS.map((elementId) => ({ elementId })))],
  [
    '/v2/element-instances/search',
    items([
      { elementInstanceKey: '0', elementId: 'rich', type: 'PROCESS', state: 'ACTIVE', startDate: TIME },
      ...STEPS.map(([elementId, type, over]) => ({
        elementInstanceKey: `k-${elementId}`,
        elementId,
        type: snake(type),
        state: over ? 'COMPLETED' : 'ACTIVE',
        startDate: TIME,
        ...(over ? { endDate: TIME } : {}),
      })),
    ]),
  ],
  [
    '/v2/user-tasks/search',
    items([
      {
        userTaskKey: 't-review',
        elementInstanceKey: 'k-review',
        elementId: 'review',
        name: '监理审核',
        state: 'COMPLETED',
        assignee: '李监理',
        creationDate: TIME,
        completionDate: TIME,
      },
    ]),
  ],
  ['/v2/variables/search', items([])],
  ['/v2/process-instances/search', items([{ processInstanceKey: 'i2', parentElementInstanceKey: 'k-call' }])],
];

const ANSWERS = { flowable, camunda8 };

/**
 * Answers a page as an engine does, under `/engine` of the page's own origin. @returns the requests without a known
 * answer
 */
export async function serveEngine(page: Page, kind: keyof typeof ANSWERS): Promise<string[]> {
  const unknown: string[] = [];
  await page.route('**/engine/**', (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname);
    const answer = ANSWERS[kind].find(([end]) => path.endsWith(end));
    if (!answer) {
      unknown.push(path);
      return route.fulfill({ status: 404, json: { message: path } });
    }
    const [, body] = answer;
    return typeof body === 'string' ? route.fulfill({ contentType: 'text/xml', body }) : route.fulfill({ json: body });
  });
  return unknown;
}
