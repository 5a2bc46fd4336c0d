/** A unit relative to the base unit of its kind: `value × factor + offset` is in the base unit. */
interface Scale {
  kind: string;
  factor: number;
  offset?: number;
}

const scales = (kind: string, units: Readonly<Record<string, number>>): [string, Scale][] =>
  Object.entries(units).map(([unit, factor]) => [unit, { kind, factor }]);

/**
 * Units that devices send, in the spelling of `plainUnit`. Kinds separate units that have the same dimension but
 * another meaning: an angle is not a share. But a water level and the length of a crack have the same kind; the
 * quantity distinguishes them.
 */
const KNOWN: ReadonlyMap<string, Scale> = new Map<string, Scale>([
  ...scales('concentration', { 'ng/m3': 1e-3, 'ug/m3': 1, 'mg/m3': 1e3, 'g/m3': 1e6, 'ug/l': 1e3, 'mg/l': 1e6 }),
  ...scales('length', { um: 1e-6, mm: 1e-3, cm: 1e-2, dm: 1e-1, m: 1, km: 1e3 }),
  ...scales('pressure', { Pa: 1, hPa: 100, kPa: 1e3, MPa: 1e6, 'N/mm2': 1e6, mbar: 100, bar: 1e5 }),
  ...scales('force', { N: 1, kN: 1e3, MN: 1e6 }),
  ...scales('mass', { g: 1e-3, kg: 1, t: 1e3 }),
  ...scales('speed', { 'm/s': 1, 'km/h': 1 / 3.6, 'mm/s': 1e-3, 'cm/s': 1e-2, 'm/min': 1 / 60, 'mm/min': 1e-3 / 60 }),
  ...scales('acceleration', { 'm/s2': 1, 'mm/s2': 1e-3, 'cm/s2': 1e-2, gal: 1e-2, g0: 9.80665 }),
  ...scales('volume', { ml: 1e-6, l: 1e-3, m3: 1 }),
  ...scales('flow', { 'm3/h': 1, 'm3/s': 3600, 'm3/min': 60, 'l/s': 3.6, 'l/min': 0.06, 'l/h': 1e-3 }),
  ...scales('voltage', { mV: 1e-3, V: 1, kV: 1e3 }),
  ...scales('current', { uA: 1e-6, mA: 1e-3, A: 1 }),
  ...scales('power', { W: 1, kW: 1e3, MW: 1e6 }),
  ...scales('energy', { Wh: 1, kWh: 1e3, MWh: 1e6 }),
  ...scales('angle', { '°': 1, deg: 1, rad: 180 / Math.PI, mrad: 0.18 / Math.PI, "'": 1 / 60, '"': 1 / 3600 }),
  ...scales('time', { ms: 1e-3, s: 1, min: 60, h: 3600, d: 86_400 }),
  ...scales('share', { '%': 1, '%RH': 1, '‰': 0.1 }),
  ...scales('strain', { ue: 1, 'um/m': 1 }),
  ...scales('rate', { 'kbit/s': 1e-3, 'Mbit/s': 1, 'Gbit/s': 1e3 }),
  ...scales('sound', { dB: 1, 'dB(A)': 1, dBA: 1 }),
  ['℃', { kind: 'temperature', factor: 1 }],
  ['K', { kind: 'temperature', factor: 1, offset: -273.15 }],
  ['℉', { kind: 'temperature', factor: 5 / 9, offset: -160 / 9 }],
]);

/** Other ways to write a unit that differ in more than signs. */
const ALIASES: Readonly<Record<string, string>> = {
  '°C': '℃',
  degC: '℃',
  C: '℃',
  '°F': '℉',
  degF: '℉',
  Kpa: 'kPa',
  KPa: 'kPa',
  kpa: 'kPa',
  Mpa: 'MPa',
  mpa: 'MPa',
  pa: 'Pa',
  KN: 'kN',
  kn: 'kN',
  'Km/h': 'km/h',
  kmh: 'km/h',
  mps: 'm/s',
  KWh: 'kWh',
  kwh: 'kWh',
  L: 'l',
  mL: 'ml',
  'L/s': 'l/s',
  'L/min': 'l/min',
  'L/h': 'l/h',
  'mg/L': 'mg/l',
  'ug/L': 'ug/l',
  ton: 't',
  度: '°',
  毫米: 'mm',
  厘米: 'cm',
  米: 'm',
  吨: 't',
  千牛: 'kN',
  兆帕: 'MPa',
  千帕: 'kPa',
};

/** Normalises the spelling of a unit: no blanks, `u` for both signs of micro (U+00B5, U+03BC), `3` for ³ and ^3. */
export function plainUnit(unit: string): string {
  const plain = unit
    .trim()
    .replaceAll(/\s+/g, '')
    .replaceAll(/[\u00b5\u03bc]/g, 'u')
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replaceAll('^', '')
    .replaceAll('／', '/')
    .replaceAll('％', '%')
    .replaceAll(/[εϵ]/g, 'e');
  return ALIASES[plain] ?? plain;
}

/**
 * Converts a number from one unit to another. @returns undefined when the units measure different things, or when one
 * of them is unknown and their spellings differ
 */
export function convertUnit(value: number, from: string, to: string): number | undefined {
  const [plainFrom, plainTo] = [plainUnit(from), plainUnit(to)];
  if (plainFrom === plainTo) return value;
  const [given, wanted] = [KNOWN.get(plainFrom), KNOWN.get(plainTo)];
  if (!given || !wanted || given.kind !== wanted.kind) return undefined;
  const base = value * given.factor + (given.offset ?? 0);
  // Rounding to twelve digits removes the floating-point error of the factors.
  return Number(((base - (wanted.offset ?? 0)) / wanted.factor).toPrecision(12));
}
