import { expect, it } from 'vitest';
import { levelOf, mapPointsOf, planPointsOf, type MarkedRisk } from './marked-risks.ts';

const risk = (over: Partial<MarkedRisk>): MarkedRisk => ({
  id: 'a',
  risk_name: '临边',
  risk_value: 270,
  risk_grade: 2,
  risk_colour: 2,
  pin_x: 0.25,
  pin_y: 0.5,
  place: null,
  ...over,
});

it('red lies above orange, yellow and blue', () => {
  expect([1, 2, 3, 4].map(levelOf)).toEqual([3, 2, 1, 0]);
});

it('a risk stands where it was marked: on the plan, on the map, or on neither', () => {
  const risks = [risk({}), risk({ id: 'b', pin_x: null, place: { longitude: 121.47, latitude: 31.23 } })];
  expect(planPointsOf(risks)).toEqual([{ key: 'a', device_id: 'a', name: '临边', x: 0.25, y: 0.5 }]);
  const [point] = mapPointsOf(risks);
  expect(point).toMatchObject({ id: 'b', look: 2 });
  // Satellite receivers and maps of the country differ by some hundred metres here.
  expect(point!.place[0]).toBeCloseTo(121.4655, 3);
  expect(point!.place[1]).toBeCloseTo(31.232, 2);
});
