import { resourceCalls } from '@gongdi/api';
import { templateManage } from '@gongdi/domain';
import type { Beginnings } from '../../../generic/resource/screen/screen.ts';

/** Begins a new template with what another one has, if the link names one. */
export async function copied({ params, client }: Beginnings): Promise<Record<string, unknown>> {
  const id = params.get('copy');
  if (id === null) return {};
  const { template_name, standard, term_days, items, remark } = await client.call(
    resourceCalls(templateManage).detail!,
    { params: { id } },
    { quiet: true },
  );
  return { template_name, standard, term_days, items, remark };
}
