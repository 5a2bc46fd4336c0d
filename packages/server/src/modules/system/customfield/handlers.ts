import { calls, contractOf, openapi } from '@gongdi/api';
import { CUSTOM_KINDS, customfield, GongdiError } from '@gongdi/domain';
import type { Ground } from '../../../ground.ts';
import { handle, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { nextNumber, resourceRepository } from '../../../store/index.ts';
import { VERSION } from '../../../version.ts';
import { keptDocuments } from './documents.ts';

/** Handlers of what people of a company see of its fields. */
export function customFieldHandlers({ db, custom, timeZone }: Pick<Ground, 'db' | 'custom' | 'timeZone'>): Handler[] {
  // Every resource that the contract is made from has the fields of the caller's company here.
  const documentFor = keptDocuments(() => JSON.stringify(openapi(VERSION, contractOf())));
  return [
    handle(calls.custom.inUse, async (_, { caller }) =>
      custom.fieldsOf(caller).map(({ choices, ...field }) => ({
        ...field,
        choices: choices.map(({ color_type, ...choice }) => ({ ...choice, color_type: color_type ?? null })),
      })),
    ),
    handle(calls.custom.document, async (_, { caller }) => ({
      bytes: await documentFor(custom.fieldsOf(caller)),
      // Clients take an answer of JSON for an envelope.
      type: 'application/octet-stream',
      name: 'openapi.json',
    })),
    handle(calls.custom.nextNumber, async ({ params }, context) => {
      const row = await resourceRepository(db, customfield).get(accessOf(context), params.id);
      if (row.kind !== CUSTOM_KINDS.number_rule || !row.field_name) throw new GongdiError('notFound');
      return { number: await nextNumber(db, row.field_name, context.now, timeZone) };
    }),
  ];
}
