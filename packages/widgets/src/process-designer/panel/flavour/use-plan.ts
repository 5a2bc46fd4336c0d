import type { ConvertOptions, EngineFlavour } from '@gongdi/bpmn';
import { useEffect, useState } from 'react';
import { type ConversionPlan, countKinds, planConversion } from '../../flavour/plan-conversion.ts';

type PlanState =
  | { status: 'planning' }
  | { status: 'failed'; message: string }
  | { status: 'planned'; plan: ConversionPlan };

/**
 * Waiting time in milliseconds before a plan starts, because the plan of a large model takes a second: no plan is made
 * while the user still types.
 */
const PAUSE = 300;

/**
 * Returns the plan for these options; `null` options: no plan. The result of an outdated request is ignored.
 * @param attempt a new number repeats the request
 */
function usePlan(xml: string, from: EngineFlavour, options: ConvertOptions | null, attempt: number): PlanState {
  const key = JSON.stringify([options, attempt]);
  const [found, setFound] = useState<{ key: string; state: PlanState }>();
  useEffect(() => {
    const [wanted] = JSON.parse(key) as [ConvertOptions | null];
    if (!wanted) return undefined;
    let gone = false;
    const plan = async () => {
      try {
        const made = await planConversion(xml, from, wanted);
        if (!gone) setFound({ key, state: { status: 'planned', plan: made } });
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        if (!gone) setFound({ key, state: { status: 'failed', message } });
      }
    };
    const timer = setTimeout(() => void plan(), PAUSE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [xml, from, key]);
  return found?.key === key ? found.state : { status: 'planning' };
}

interface Plans {
  /** The plan without `force`. Its report is always shown, so that refused entries stay visible. */
  careful: PlanState;
  /** Number of refused entries. */
  refused: number;
  /** The plan that is run: with refused entries, the one with `force`, which is only made if the user wants it. */
  chosen: PlanState;
}

/** Returns the plans of a conversion for these options. @param attempt a new number repeats the requests */
export function usePlans(
  xml: string,
  from: EngineFlavour,
  options: ConvertOptions,
  force: boolean,
  attempt: number,
): Plans {
  const careful = usePlan(xml, from, options, attempt);
  const refused = careful.status === 'planned' ? countKinds(careful.plan.report).refused : 0;
  const forced = usePlan(xml, from, refused > 0 && force ? { ...options, force } : null, attempt);
  return { careful, refused, chosen: refused > 0 ? forced : careful };
}
