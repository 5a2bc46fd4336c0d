import { allDeviceTypes, findDeviceType, type DeviceType } from '@gongdi/domain';
import { CliFailure, EXIT } from '../command.ts';
import { FAULTS, type Fault } from './readings.ts';
import { simulateText } from './text/index.ts';

/** Maximum number of messages per second that one address may send over HTTP. */
export const HTTP_RATE = 100;

export interface SimulateSettings {
  devices: number;
  rate: number;
  types: DeviceType[];
  faults: Fault[];
  /** Duration in ms. */
  duration?: number;
}

/** @throws CliFailure with exit 2 for an invalid value */
export function simulateSettings(
  given: Readonly<Partial<Record<'devices' | 'rate' | 'types' | 'faults' | 'duration', string>>>,
): SimulateSettings {
  const duration = given.duration === undefined ? undefined : number('--duration', given.duration, 0.1, 1e7) * 1000;
  return {
    devices: Math.floor(number('--devices', given.devices ?? '10', 1, 5000)),
    rate: number('--rate', given.rate ?? '2', 0.01, 50_000),
    types: list(given.types).map(typeOf),
    faults: list(given.faults).map(faultOf),
    ...(duration === undefined ? {} : { duration }),
    ...(list(given.types).length === 0 ? { types: allDeviceTypes() } : {}),
  };
}

const list = (text: string | undefined): string[] => (text ?? '').split(',').flatMap((one) => one.trim() || []);

function number(flag: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (text.trim() !== '' && value >= min && value <= max) return value;
  throw new CliFailure(EXIT.usage, simulateText('badRange', { flag, min, max }));
}

function typeOf(code: string): DeviceType {
  const found = findDeviceType(Number(code));
  if (!found) throw new CliFailure(EXIT.usage, simulateText('badType', { code }));
  return found;
}

function faultOf(name: string): Fault {
  const found = FAULTS.find((one) => one === name);
  if (!found) throw new CliFailure(EXIT.usage, simulateText('badFault', { name, known: FAULTS.join(', ') }));
  return found;
}
