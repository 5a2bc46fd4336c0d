import type { Lang } from '@gongdi/domain';
import type { ClientContext } from '../kit/client/element-client.ts';
import type { MonitorSource } from './props.ts';

/** A source whose code comes with its first use: a host that gives its own data never loads it. */
export async function lateSource(context: ClientContext, areaId: string, lang: () => Lang): Promise<MonitorSource> {
  const { connect } = await import('./connection.ts');
  return connect(context, areaId, lang);
}
