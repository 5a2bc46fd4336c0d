import type { calls } from '@gongdi/api';
import { housedefect, measure, qualitycorrection } from '@gongdi/domain';
import type { PlanPoint } from '../../../plan/index.ts';

export type Pin = calls.measure.PlanPin;
export type PinKind = Pin['kind'];

export const PIN_KINDS = ['point', 'correction', 'defect'] as const satisfies readonly PinKind[];

/** The resource whose records a pin of a kind stands for. */
export const RESOURCE_OF = { point: measure, correction: qualitycorrection, defect: housedefect } as const;

/** Returns the key of a pin on the stage: a measurement has one for each of its points. */
export const keyOf = ({ kind, id, at }: Pick<Pin, 'kind' | 'id' | 'at'>): string => `${kind} ${id} ${at}`;

/** Returns pins as points of a drawing. A point without a device would be drawn as one that waits for it. */
export const pointsOf = (pins: readonly Pin[]): PlanPoint[] =>
  pins.map((pin) => ({ key: keyOf(pin), device_id: pin.id, name: pin.text, x: pin.x, y: pin.y }));
