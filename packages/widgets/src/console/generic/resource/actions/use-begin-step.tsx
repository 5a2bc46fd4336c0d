import type { AnyResource, NamedStep } from '@gongdi/domain';
import { Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../../../kit/lazy/index.ts';
import { COMES_BACK } from '../../../ground/page/way-back.ts';

const StepDialog = lazyPart(async () => ({ default: (await import('./step-dialog.tsx')).StepDialog }));

/**
 * Returns a function that begins a step with a record, and the dialog of the step that was begun; a step with a page of
 * its own opens that page.
 */
export function useBeginStep(
  resource: AnyResource,
  row: Record<string, unknown> & { id: string },
): [begin: (one: NamedStep) => void, dialog: ReactNode] {
  const [taking, setTaking] = useState<NamedStep>();
  const navigate = useNavigate();
  const begin = (one: NamedStep) => {
    const { page } = one.step;
    if (page === undefined) setTaking(one);
    else void navigate(`/${resource.name}/${page}?id=${encodeURIComponent(row.id)}`, { state: COMES_BACK });
  };
  const dialog = taking && (
    <Suspense fallback={null}>
      <StepDialog resource={resource} row={row} step={taking} onClose={() => setTaking(undefined)} />
    </Suspense>
  );
  return [begin, dialog];
}
