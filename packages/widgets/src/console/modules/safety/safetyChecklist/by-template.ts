import { resourceCalls } from '@gongdi/api';
import { CHECK_RESULTS, templateManage } from '@gongdi/domain';
import type { Beginnings } from '../../../generic/resource/screen/screen.ts';

interface TemplateItem {
  section?: string | null;
  item: string;
  full_score?: number | null;
  clause?: string | null;
  danger_level?: number | null;
}

/** Begins a checklist today, by the user, and with the items of the template that the link names. */
export async function byTemplate({ params, client, user, today }: Beginnings): Promise<Record<string, unknown>> {
  const begun = { check_date: today, checker: user.nickname };
  const id = params.get('template_id');
  if (id === null) return begun;
  const template = await client.call(resourceCalls(templateManage).detail!, { params: { id } }, { quiet: true });
  const items = (template.items as unknown as TemplateItem[]).map(
    ({ section, item, full_score, clause, danger_level }) => ({
      section,
      item,
      full_score,
      clause,
      danger_level,
      result: CHECK_RESULTS.good,
    }),
  );
  return { ...begun, checklist_name: template.template_name, items };
}
