import type { Client } from '@gongdi/api';
import { formFieldsOf, projectmanage, stepForm, stepsOf, type AnyResource, type NamedField } from '@gongdi/domain';
import type { QueryClient } from '@tanstack/react-query';
import { referenceQuery } from '../../../kit/data/references.ts';
import { prepareControls } from '../../../kit/record-form/prepare-controls.ts';
import { isOffline } from '../outbox/use-kept-form.ts';

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
    import('../outbox/outbox-drawer.tsx'),
    import('../outbox/outbox-edit.tsx'),
    steps.length > 0 && import('./step-dialog.tsx'),
    adds && import('./form-page.tsx'),
    prepareControls(fields),
    ...[...new Set(fields.flatMap(({ ref, among }) => (ref && !among ? [ref] : [])))].map((name) =>
      queries.prefetchQuery({ ...referenceQuery(client, name), gcTime: Infinity }),
    ),
    preparePeople(resource, fields, client, queries),
  ]);
}

/** Projects whose people are kept for a form without a network: nobody goes round on more sites in a day. */
const SITES = 10;

/** People of projects, for the fields that are chosen among them. */
async function preparePeople(
  { name }: AnyResource,
  fields: readonly NamedField[],
  client: Client,
  queries: QueryClient,
): Promise<void> {
  const asked = fields.filter(({ among }) => among !== undefined);
  if (asked.length === 0) return;
  const projects = await queries.fetchQuery({ ...referenceQuery(client, projectmanage.name), gcTime: Infinity });
  const ids = [undefined, ...projects.slice(0, SITES).map(({ value }) => value)];
  await Promise.allSettled(
    asked.flatMap((field) =>
      ids.map((project_id) => {
        const wanted = { field: `${name}.${field.name}`, project_id };
        return queries.prefetchQuery({ ...referenceQuery(client, field.ref, wanted), gcTime: Infinity });
      }),
    ),
  );
}
