import { ASSESS, LOT } from './codes.ts';

/** A node of the division of works with what lies below it. */
export interface ChainNode {
  id: string;
  name: string;
  state: number;
  below: readonly ChainNode[];
  lots: readonly ChainLot[];
}

export interface ChainLot {
  id: string;
  name: string;
  state: number;
}

/**
 * Returns what keeps a node from being accepted (GB 50300-2013, 5.0.2–5.0.4): the names of what is not accepted directly
 * below it, and `undefined` where nothing lies below it. What is accepted has everything below it accepted, so one level
 * is enough.
 */
export function openBelow({ below, lots }: ChainNode): string[] | undefined {
  if (below.length + lots.length === 0) return undefined;
  return [
    ...below.filter(({ state }) => state !== ASSESS.accepted).map(({ name }) => name),
    ...lots.filter(({ state }) => state !== LOT.accepted).map(({ name }) => name),
  ];
}

/** Returns whether a node may be presented and accepted. */
export const isReady = (node: ChainNode): boolean => openBelow(node)?.length === 0;

/** Returns whether what lies below a node in this state may still change: not after it was presented. */
export const isOpenAbove = (state: number): boolean => state === ASSESS.open;

export interface ChainCounts {
  lots: number;
  accepted: number;
  /** Failed, being handled, or refused. */
  failing: number;
  /** Accepted or failed at least once. */
  judged: number;
  /** Of these, accepted without ever having failed. */
  first_time: number;
}

/** Sums up the lots of a node and of all that lies below it. @param failures how often a lot has failed, by id */
export function countChain(node: ChainNode, failures: (id: string) => number): ChainCounts {
  const own = node.lots.reduce<ChainCounts>(
    (sum, { id, state }) => {
      const accepted = state === LOT.accepted;
      const failed = failures(id) > 0;
      return {
        lots: sum.lots + 1,
        accepted: sum.accepted + Number(accepted),
        failing: sum.failing + Number(state === LOT.failed || state === LOT.handling || state === LOT.refused),
        judged: sum.judged + Number(accepted || failed),
        first_time: sum.first_time + Number(accepted && !failed),
      };
    },
    { lots: 0, accepted: 0, failing: 0, judged: 0, first_time: 0 },
  );
  return node.below.reduce((sum, one) => {
    const more = countChain(one, failures);
    return {
      lots: sum.lots + more.lots,
      accepted: sum.accepted + more.accepted,
      failing: sum.failing + more.failing,
      judged: sum.judged + more.judged,
      first_time: sum.first_time + more.first_time,
    };
  }, own);
}
