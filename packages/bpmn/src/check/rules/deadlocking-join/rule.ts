import type { ModdleElement } from '../../../model/index.ts';
import type { Rule } from '../../types.ts';
import { elementsIn, isElement } from '../../extensions.ts';

/** Limit of the search: no reader relates a gateway further back than this to these branches. */
const MOST_STEPS = 200;
const CHOOSES = new Set(['bpmn:ExclusiveGateway', 'bpmn:EventBasedGateway']);

/**
 * Returns the gateway where a branch begins: the search goes back along nodes with one incoming and one outgoing flow.
 */
function beginningOf(flow: ModdleElement): ModdleElement | undefined {
  let node = flow['sourceRef'];
  for (let steps = 0; steps < MOST_STEPS && isElement(node); steps += 1) {
    if (elementsIn(node, 'outgoing').length > 1) return CHOOSES.has(node.$type) ? node : undefined;
    const incoming = elementsIn(node, 'incoming');
    if (incoming.length !== 1) return undefined;
    node = incoming[0]?.['sourceRef'];
  }
  return undefined;
}

const deadlockingJoin: Rule = {
  code: 'deadlocking-join',
  severity: 'warning',
  title: { zh: '等不齐的汇合', en: 'a join that waits for ever' },
  claims: { camunda: 'fails', flowable: 'fails' },
  on: ['bpmn:ParallelGateway'],
  runtime: true,
  create:
    ({ report }) =>
    (join) => {
      const beginnings = elementsIn(join, 'incoming').map(beginningOf);
      const split = beginnings.find((one, at) => one !== undefined && beginnings.indexOf(one) !== at);
      if (!split) return;
      report(join, {
        zh: `并行网关等待所有入线，但它们来自只走一条分支的网关“${split.id ?? ''}”，流程会停在这里`,
        en: `The parallel gateway waits for all its flows, but they come from “${split.id ?? ''}”, which takes one of them: the process stops here`,
      });
    },
};

export default deadlockingJoin;
