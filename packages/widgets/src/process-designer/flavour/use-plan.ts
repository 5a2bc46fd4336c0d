import type { ConvertOptions, EngineFlavour } from '@gongdi/bpmn';
import { useEffect, useState } from 'react';
import { type ConversionPlan, planConversion } from './plan-conversion.ts';

export type PlanState =
  { status: 'planning' } | { status: 'failed'; message: string } | { status: 'planned'; plan: ConversionPlan };

/** A plan of a large model takes a second: what is still being typed is not planned. In milliseconds. */
const PAUSE = 300;

/**
 * The plan for these options; `null`: none is wanted. An earlier question that answers late is forgotten.
 * @param attempt another number asks again
 */
export function usePlan(xml: string, from: EngineFlavour, options: ConvertOptions | null, attempt: number): PlanState {
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
