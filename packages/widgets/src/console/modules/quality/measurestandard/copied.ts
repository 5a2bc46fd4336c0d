import { resourceCalls } from '@gongdi/api';
import { formFieldsOf, measurestandard } from '@gongdi/domain';
import type { Beginnings } from '../../../generic/resource/screen/screen.ts';

/** Begins a standard of the company with what another one has, if the link names one. */
export async function copied({ params, client }: Beginnings): Promise<Record<string, unknown>> {
  const id = params.get('copy');
  if (id === null) return {};
  const row: Readonly<Record<string, unknown>> = await client.call(
    resourceCalls(measurestandard).detail!,
    { params: { id } },
    { quiet: true },
  );
  const fields = formFieldsOf(measurestandard, 'add');
  return Object.fromEntries(fields.map(({ name }) => [name, row[name]]));
}
