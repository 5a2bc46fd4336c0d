import type { AnyResource, NamedStep } from '@gongdi/domain';
import { Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../../../kit/lazy/index.ts';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import type { Row } from './view-props.ts';

const StepDialog = lazyPart(async () => ({ default: (await import('../actions/step-dialog.tsx')).StepDialog }));

/** Returns a function that begins a step of a record, in its dialog or on its page, and the dialog to render. */
export function useStepsHere(resource: AnyResource): [begin: (row: Row, step: NamedStep) => void, dialog: ReactNode] {
  const navigate = useNavigate();
  const [taking, setTaking] = useState<{ row: Row; step: NamedStep }>();
  const begin = (row: Row, step: NamedStep): void => {
    const { page } = step.step;
    if (page === undefined) setTaking({ row, step });
    else void navigate(`/${resource.name}/${page}?id=${encodeURIComponent(row.id)}`, { state: COMES_BACK });
  };
  const dialog = taking && (
    <Suspense fallback={null}>
      <StepDialog
        key={`${taking.row.id} ${taking.step.name}`}
        resource={resource}
        row={taking.row}
        step={taking.step}
        onClose={() => setTaking(undefined)}
      />
    </Suspense>
  );
  return [begin, dialog];
}
