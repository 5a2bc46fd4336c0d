import { resourceCalls } from '@gongdi/api';
import { evaluationlibrary, evaluationtemplate, FAILED_GRADE, formFieldsOf, weightsOf } from '@gongdi/domain';
import type { Beginnings } from '../../../generic/resource/screen/screen.ts';

/** Most items of a template. */
const ITEMS = 200;
/** Value of `appraisal_item_status`. */
const IN_USE = '1';

/**
 * Begins a template with what another one has (`copy`), or with the items of the library for one kind of target
 * (`library`): sections with the weights of their points, and the usual grades.
 */
export async function beginning({ params, client }: Beginnings): Promise<Record<string, unknown>> {
  const id = params.get('copy');
  if (id !== null) {
    const found = await client.call(resourceCalls(evaluationtemplate).detail!, { params: { id } }, { quiet: true });
    const row: Readonly<Record<string, unknown>> = found;
    return Object.fromEntries(formFieldsOf(evaluationtemplate, 'add').map(({ name }) => [name, row[name]]));
  }
  const target_type = params.get('library');
  if (target_type === null) return {};
  const query = { target_type, appraisal_item_status: IN_USE, page_size: ITEMS };
  const { list } = await client.call(resourceCalls(evaluationlibrary).list!, { query }, { quiet: true });
  const items = list.map(({ section, item, item_kind, full_points, criterion, clause, needs_proof }) => ({
    section,
    item,
    item_kind,
    full_points,
    criterion,
    clause,
    needs_proof,
  }));
  return {
    target_type: Number(target_type),
    sections: weightsOf(items),
    items,
    bands: [
      { grade: 1, floor: 90 },
      { grade: 3, floor: 80 },
      { grade: 4, floor: 60 },
      { grade: FAILED_GRADE, floor: 0 },
    ],
  };
}
