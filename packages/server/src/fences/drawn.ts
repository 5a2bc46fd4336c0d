import type { FenceHoles } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import {
  checkAreas,
  FileProblem,
  measure,
  parseWire,
  ringsOf,
  STORED_LIMITS,
  type CoordinateSystem,
  type Polygon,
} from '@gongdi/geo';
import type { CallContext } from '../handler/index.ts';
import { fenceLabel, refuseField } from './text/index.ts';

/** A checked fence that may be stored. */
export interface Drawn {
  /** The text exactly as it was sent. */
  data: string;
  holes: FenceHoles;
  system: CoordinateSystem;
  type: number;
  polygons: number;
  points: number;
  /** Square metres. */
  area: number;
}

/** Most problems in one answer. */
const TOLD = 50;

/**
 * Checks the areas that were sent, with the same code as the editor.
 * @throws GongdiError `invalid` with a problem for each wrong area
 */
export async function drawnOf(
  sent: { areas: string | unknown[]; holes: FenceHoles; system: CoordinateSystem; type: number },
  field: string,
  context: Pick<CallContext, 'lang'>,
): Promise<Drawn> {
  const { holes, system, type } = sent;
  const data = typeof sent.areas === 'string' ? sent.areas : JSON.stringify(sent.areas);
  if (new TextEncoder().encode(data).length > STORED_LIMITS.bytes) throw refuseField(context, field, 'tooLarge');
  const polygons = withHoles(read(data, field, context), holes, context);
  const wrong = (await checkAreas(polygons, STORED_LIMITS)).filter((one) => one.level === 'error');
  if (wrong[0]) {
    const problems = wrong.slice(0, TOLD).map((one) => ({
      path: `${field}.${one.polygon}`,
      code: one.code,
      message: one.words[context.lang],
    }));
    throw new GongdiError('invalid', { label: fenceLabel('unsound', { reason: wrong[0].words }), problems });
  }
  return {
    data,
    holes,
    system,
    type,
    polygons: polygons.length,
    points: polygons.reduce((sum, one) => sum + ringsOf(one).reduce((n, ring) => n + ring.length, 0), 0),
    area: polygons.reduce((sum, one) => sum + measure(one, system).area, 0),
  };
}

function read(data: string, field: string, context: Pick<CallContext, 'lang'>): Polygon[] {
  try {
    return parseWire(data);
  } catch (error) {
    if (error instanceof FileProblem) throw refuseField(context, field, 'unreadable', { reason: error.words });
    throw error;
  }
}

function withHoles(polygons: Polygon[], holes: FenceHoles, context: Pick<CallContext, 'lang'>): Polygon[] {
  const result = [...polygons];
  for (const { polygon, rings } of holes) {
    const around = result[polygon];
    if (!around) throw refuseField(context, 'holes', 'badHole', { polygon: polygon + 1 });
    result[polygon] = { outer: around.outer, holes: [...around.holes, ...rings] };
  }
  return result;
}
