import type { Client } from '@gongdi/api';
import {
  fieldsOf,
  formFieldsOf,
  projectmanage,
  stepForm,
  stepsOf,
  type AnyResource,
  type NamedField,
} from '@gongdi/domain';
import type { QueryClient } from '@tanstack/react-query';
import { referenceQuery } from '../../../kit/data/references.ts';
import { prepareControls } from '../../../kit/record-form/prepare-controls.ts';
import { markKept, markKeptLists } from '../../ground/device/kept-marks.ts';
import { isOffline } from '../outbox/use-kept-form.ts';

/**
 * While there is a network, loads what the offline forms of a list need: their code, and the options of their
 * selectors. A device that keeps the console keeps them too, and the records with which a step can be taken. Failures
 * are ignored: the form loads missing parts when it is opened.
 */
export async function prepareOffline(resource: AnyResource, client: Client, queries: QueryClient): Promise<void> {
  const steps = stepsOf(resource).filter((of) => isOffline({ resource, step: { of, row: { id: '' } } }));
  const adds = resource.offline === true;
  if (steps.length === 0 && !adds) return;
  const forms = [...steps.map(({ name }) => stepForm(resource, name)), ...(adds ? [resource] : [])];
  const fields = forms.flatMap((form) => formFieldsOf(form, 'add'));
  if (steps.length > 0) {
    const refers = fieldsOf(resource).flatMap(({ ref }) => ref ?? []);
    markKeptLists(queries, resource.name, refers);
  }
  await Promise.allSettled([
    import('../outbox/outbox-drawer.tsx'),
    import('../outbox/outbox-edit.tsx'),
    steps.length > 0 && import('./actions/step-dialog.tsx'),
    adds && import('./form-page.tsx'),
    prepareControls(fields),
    ...[...new Set(fields.flatMap(({ ref, among }) => (ref && !among ? [ref] : [])))].map((name) =>
      keptQuery(queries, referenceQuery(client, name)),
    ),
    preparePeople(resource, fields, client, queries),
  ]);
}

/** Choices that stay however long no form shows them, also on the device. */
function keptQuery(queries: QueryClient, query: ReturnType<typeof referenceQuery>): Promise<void> {
  markKept(queries, query.queryKey);
  return queries.prefetchQuery({ ...query, gcTime: Infinity });
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
  const projectsQuery = referenceQuery(client, projectmanage.name);
  markKept(queries, projectsQuery.queryKey);
  const projects = await queries.fetchQuery({ ...projectsQuery, gcTime: Infinity });
  const ids = [undefined, ...projects.slice(0, SITES).map(({ value }) => value)];
  await Promise.allSettled(
    asked.flatMap((field) =>
      ids.map((project_id) => {
        const wanted = { field: `${name}.${field.name}`, project_id };
        return keptQuery(queries, referenceQuery(client, field.ref, wanted));
      }),
    ),
  );
}
