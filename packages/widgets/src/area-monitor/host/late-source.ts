import type { Lang } from '@gongdi/domain';
import type { ClientContext } from '../../kit/client/element-client.ts';
import type { MonitorSource } from './props.ts';

/** Loads the code of the source on first use: a host that supplies its own data never loads it. */
export async function lateSource(context: ClientContext, areaId: string, lang: () => Lang): Promise<MonitorSource> {
  const { connect } = await import('./connection.ts');
  return connect(context, areaId, lang);
}
