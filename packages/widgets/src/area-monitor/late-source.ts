import type { HostConfig } from '@gongdi/api';
import type { Clock } from '../kit/clock/index.ts';
import type { MonitorSource } from './props.ts';

/** A source whose code comes with its first use: a host that gives its own data never loads it. */
export async function lateSource(
  config: HostConfig,
  areaId: string,
  english: () => boolean,
  clock: Clock,
): Promise<MonitorSource> {
  const { connect } = await import('./connection.ts');
  return connect(config, areaId, english, clock);
}
