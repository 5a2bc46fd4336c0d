/** Lower ends of the Beaufort scale from 1 on, metres per second (GB/T 28591). */
const FORCES = [0.3, 1.6, 3.4, 5.5, 8, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7];
const FROM = ['北', '东北', '东', '东南', '南', '西南', '西', '西北'];

/**
 * Returns a wind as people say it: 东北风 3 级.
 * @param from degrees from north
 * @param speed metres per second
 */
export function windText(from: number | null, speed: number | null): string | null {
  if (speed === null) return null;
  const force = FORCES.filter((least) => speed >= least).length;
  if (force === 0) return '无风';
  const side = from === null ? '' : FROM[Math.round((((from % 360) + 360) % 360) / 45) % 8]!;
  return `${side}风 ${force} 级`;
}
