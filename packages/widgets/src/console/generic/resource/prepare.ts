import type { Client } from '@gongdi/api';
import { formFieldsOf, projectmanage, stepForm, stepsOf, type AnyResource, type NamedField } from '@gongdi/domain';
import type { QueryClient } from '@tanstack/react-query';
import { referenceQuery } from '../../../kit/data/references.ts';
import { prepareControls } from '../../../kit/record-form/prepare-controls.ts';
import { isOffline } from '../outbox/use-kept-form.ts';

/**
 * While there is a network, loads what the offline forms of a list need: their code, and the options of their
 * selectors. Failures are ignored: the form loads missing parts when it is opened.
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
    steps.length > 0 && import('./actions/step-dialog.tsx'),
    adds && import('./form-page.tsx'),
    prepareControls(fields),
    ...[...new Set(fields.flatMap(({ ref, among }) => (ref && !among ? [ref] : [])))].map((name) =>
      queries.prefetchQuery({ ...referenceQuery(client, name), gcTime: Infinity }),
    ),
    preparePeople(resource, fields, client, queries),
  ]);
}

/** Limit on projects whose people are loaded for offline forms: nobody visits more sites in a day. */
const SITES = 10;

/** Loads the people of projects, for fields whose options depend on the project (`among`). */
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
