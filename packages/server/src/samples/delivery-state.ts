import { ARRIVAL, SAMPLE_STATE } from '@gongdi/domain';

export interface DeliveryFacts {
  /** Quantity that the check on site took over; null: it was not checked yet. */
  accepted: number | null;
  /** Whether the kind of material needs a sample before it is used. */
  needsSample: boolean;
  /** States of its samples. */
  samples: readonly number[];
}

const OPEN: readonly number[] = [
  SAMPLE_STATE.taken,
  SAMPLE_STATE.sealed,
  SAMPLE_STATE.sent,
  SAMPLE_STATE.reported,
  SAMPLE_STATE.failed,
];

/**
 * Returns the state of a delivery from its check and its samples. The worst sample decides: a good one replaces no
 * failed one.
 */
export function deliveryState({ accepted, needsSample, samples }: DeliveryFacts): number {
  if (accepted === null) return ARRIVAL.waiting;
  if (accepted === 0 || samples.includes(SAMPLE_STATE.rejected)) return ARRIVAL.returned;
  if (samples.some((one) => OPEN.includes(one))) return ARRIVAL.testing;
  return needsSample && samples.length === 0 ? ARRIVAL.toSample : ARRIVAL.accepted;
}
