import type { EngineFlavour, Text } from '@gongdi/bpmn';
import { type DiagramElement, isType } from '../../diagram/model.ts';
import type { Section } from './sections.ts';

/** Settings of the specification that an engine does not read, by section; `user` applies to user tasks. */
const LACKS: Readonly<Record<EngineFlavour, Partial<Record<Section['key'] | 'user', Text>>>> = {
  camunda: {},
  flowable: {
    user: { zh: 'Flowable 没有跟进时间。', en: 'Flowable has no follow-up date.' },
    form: {
      zh: 'Flowable 的表单字段没有约束和附加属性。',
      en: 'Form fields of Flowable have no constraints or properties of their own.',
    },
    multiInstance: {
      zh: 'Flowable 的多实例没有单独的异步与重试设置。',
      en: 'The multi-instance of Flowable has no asynchronous or retry settings of its own.',
    },
    executionListeners: {
      zh: 'Flowable 的监听器没有外部脚本。',
      en: 'Listeners of Flowable have no external scripts.',
    },
    taskListeners: {
      zh: 'Flowable 的任务监听器没有 ID、update 与 timeout 事件和外部脚本。',
      en: 'Task listeners of Flowable have no id, no events update and timeout, no external scripts.',
    },
  },
  activiti: {
    user: {
      zh: 'Activiti 没有跟进时间和“异步后”。',
      en: 'Activiti has no follow-up date and no “asynchronous after”.',
    },
    task: { zh: 'Activiti 没有“异步后”。', en: 'Activiti has no “asynchronous after”.' },
    jobs: { zh: 'Activiti 没有“异步后”。', en: 'Activiti has no “asynchronous after”.' },
    form: {
      zh: 'Activiti 的表单字段没有约束和附加属性。',
      en: 'Form fields of Activiti have no constraints or properties of their own.',
    },
    condition: { zh: 'Activiti 不执行脚本条件。', en: 'Activiti does not run scripts as conditions.' },
    multiInstance: {
      zh: 'Activiti 的多实例没有单独的异步与重试设置。',
      en: 'The multi-instance of Activiti has no asynchronous or retry settings of its own.',
    },
    executionListeners: { zh: 'Activiti 没有脚本监听器。', en: 'Activiti has no script listeners.' },
    taskListeners: {
      zh: 'Activiti 的任务监听器没有 ID、update 与 timeout 事件和脚本。',
      en: 'Task listeners of Activiti have no id, no events update and timeout, no scripts.',
    },
  },
};

/**
 * Returns one sentence about the settings of a section that the engine does not have; undefined if it has all of them.
 */
export function lacksOf(engine: EngineFlavour, section: Section['key'], element: DiagramElement): Text | undefined {
  const lacks = LACKS[engine];
  return (section === 'task' && isType(element, 'bpmn:UserTask') && lacks.user) || lacks[section];
}
