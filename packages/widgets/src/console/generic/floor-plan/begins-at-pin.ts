import { civilDate } from './civil-date.ts';
import type { Beginnings } from '../resource/screen/screen.ts';

/** Days to correct what is put on a plan, until somebody says otherwise. */
const TERM = 3;

/** Begins an order at the place of a tap: who taps looks again, three days later. */
export function beginsAtPin({ params, user, today }: Beginnings): Promise<Record<string, unknown>> {
  const place = (name: string) => {
    const value = params.get(name);
    return value !== null && /^[01](?:\.\d+)?$/.test(value) ? { [name]: Number(value) } : {};
  };
  if (params.get('plan_id') === null) return Promise.resolve({});
  return Promise.resolve({
    ...place('pin_x'),
    ...place('pin_y'),
    inspector_id: user.id,
    deadline: civilDate(today, TERM),
  });
}
