import type { Rule } from '../../types.ts';

const standardLoop: Rule = {
  code: 'standard-loop',
  severity: 'warning',
  title: { zh: '标准循环不会执行', en: 'standard loops never run' },
  claims: { camunda: 'ignores', flowable: 'ignores' },
  on: ['bpmn:StandardLoopCharacteristics'],
  runtime: true,
  create:
    ({ report }) =>
    (loop) => {
      report(loop, {
        zh: '没有引擎执行标准循环：活动只会执行一次，请改用多实例或用连线绕回',
        en: 'No engine runs standard loops: the activity runs once. Use a multi-instance, or a flow that leads back',
      });
    },
};

export default standardLoop;
