import { RISK_COLOUR } from '@gongdi/domain';
import { conversion, DEFAULT_SYSTEM, type LonLat } from '@gongdi/geo';
import type { MapPoint, PointLook } from '../../../../map/index.ts';
import type { PlanPoint } from '../../../../plan/index.ts';

export interface MarkedRisk {
  id: string;
  risk_name: string;
  risk_value: number;
  risk_grade: number;
  risk_colour: number;
  pin_x: number | null;
  pin_y: number | null;
  place: { longitude: number; latitude: number } | null;
}

/** Levels of a drawing by colour: blue is the lowest. */
export const levelOf = (colour: number): number => RISK_COLOUR.blue - colour;

export const planPointsOf = (risks: readonly MarkedRisk[]): PlanPoint[] =>
  risks.flatMap(({ id, risk_name, pin_x, pin_y }) =>
    pin_x === null || pin_y === null ? [] : [{ key: id, device_id: id, name: risk_name, x: pin_x, y: pin_y }],
  );

/** Looks of a map in the order of the levels: the greatest risk lies above the others. */
export const LOOKS: readonly PointLook[] = [
  { colour: 'var(--gd-riskmap-blue)', shape: 'dot' },
  { colour: 'var(--gd-riskmap-yellow)', shape: 'dot' },
  { colour: 'var(--gd-riskmap-orange)', shape: 'dot', stands: true },
  { colour: 'var(--gd-riskmap-red)', shape: 'alarm', stands: true },
];

const toWgs = conversion(DEFAULT_SYSTEM, 'WGS-84');

export const mapPointsOf = (risks: readonly MarkedRisk[]): MapPoint[] =>
  risks.flatMap(({ id, place, risk_colour }) => {
    if (!place) return [];
    const at: LonLat = [place.longitude, place.latitude];
    return [{ id, place: toWgs(at), look: levelOf(risk_colour) }];
  });
