import type { Client } from '@gongdi/api';
import { formFieldsOf, stepForm, stepsOf, type AnyResource } from '@gongdi/domain';
import type { QueryClient } from '@tanstack/react-query';
import { referenceQuery } from '../../kit/data/references.ts';
import { prepareControls } from '../../kit/record-form/prepare-controls.ts';
import { isOffline } from './use-kept-form.ts';

/**
 * Loads what a list's offline forms need, while there is a network: their code, and the choices of their selectors.
 * Failures are no matter: the form loads it again when it is opened.
 */
export async function prepareOffline(resource: AnyResource, client: Client, queries: QueryClient): Promise<void> {
  const steps = stepsOf(resource).filter((of) => isOffline({ resource, step: { of, row: { id: '' } } }));
  const adds = resource.offline === true;
  if (steps.length === 0 && !adds) return;
  const forms = [...steps.map(({ name }) => stepForm(resource, name)), ...(adds ? [resource] : [])];
  const fields = forms.flatMap((form) => formFieldsOf(form, 'add'));
  await Promise.allSettled([
    import('./outbox-drawer.tsx'),
    import('./outbox-edit.tsx'),
    steps.length > 0 && import('../pages/resource/step-dialog.tsx'),
    adds && import('../pages/resource/form-page.tsx'),
    prepareControls(fields),
    ...[...new Set(fields.flatMap(({ ref }) => ref ?? []))].map((name) =>
      queries.prefetchQuery({ ...referenceQuery(client, name), gcTime: Infinity }),
    ),
  ]);
}
