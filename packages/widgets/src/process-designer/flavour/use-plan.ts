import type { ConvertOptions, EngineFlavour } from '@gongdi/bpmn';
import { useEffect, useState } from 'react';
import { type ConversionPlan, planConversion } from './plan-conversion.ts';

export type PlanState =
  { status: 'planning' } | { status: 'failed'; message: string } | { status: 'planned'; plan: ConversionPlan };

/** The plan for these options; an earlier question that answers late is forgotten. */
export function usePlan(xml: string, from: EngineFlavour, options: ConvertOptions, attempt: number): PlanState {
  const key = JSON.stringify([options, attempt]);
  const [found, setFound] = useState<{ key: string; state: PlanState }>();
  useEffect(() => {
    let gone = false;
    const [wanted] = JSON.parse(key) as [ConvertOptions];
    planConversion(xml, from, wanted).then(
      (plan) => !gone && setFound({ key, state: { status: 'planned', plan } }),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        if (!gone) setFound({ key, state: { status: 'failed', message } });
      },
    );
    return () => {
      gone = true;
    };
  }, [xml, from, key]);
  return found?.key === key ? found.state : { status: 'planning' };
}
