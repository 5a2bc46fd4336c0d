import { ARRIVAL, SAMPLE_STATE } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { deliveryState } from './delivery-state.ts';

const of = (accepted: number | null, ...samples: number[]) => deliveryState({ accepted, needsSample: true, samples });

it('waits for its check, its sample, and the result', () => {
  expect(of(null)).toBe(ARRIVAL.waiting);
  expect(of(null, SAMPLE_STATE.passed)).toBe(ARRIVAL.waiting);
  expect(of(36)).toBe(ARRIVAL.toSample);
  for (const state of [SAMPLE_STATE.taken, SAMPLE_STATE.sealed, SAMPLE_STATE.sent, SAMPLE_STATE.reported])
    expect(of(36, state)).toBe(ARRIVAL.testing);
  expect(of(36, SAMPLE_STATE.passed)).toBe(ARRIVAL.accepted);
  expect(of(36, SAMPLE_STATE.released)).toBe(ARRIVAL.accepted);
  expect(deliveryState({ accepted: 36, needsSample: false, samples: [] })).toBe(ARRIVAL.accepted);
  expect(of(0)).toBe(ARRIVAL.returned);
});

it('is decided by the worst sample', () => {
  expect(of(36, SAMPLE_STATE.passed, SAMPLE_STATE.failed)).toBe(ARRIVAL.testing);
  expect(of(36, SAMPLE_STATE.passed, SAMPLE_STATE.acceptedAfter)).toBe(ARRIVAL.accepted);
  expect(of(36, SAMPLE_STATE.passed, SAMPLE_STATE.rejected)).toBe(ARRIVAL.returned);
  expect(of(36, SAMPLE_STATE.passed, SAMPLE_STATE.taken)).toBe(ARRIVAL.testing);
});
