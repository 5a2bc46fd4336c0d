import { calls, contractOf, openapi } from '@gongdi/api';
import type { CustomFields } from '../../../custom/index.ts';
import { handle, type Handler } from '../../../handler/index.ts';
import { VERSION } from '../../../version.ts';

/** Handlers of what people of a company see of its fields. */
export function customFieldHandlers(custom: CustomFields): Handler[] {
  return [
    handle(calls.custom.inUse, async (_, { caller }) =>
      custom.fieldsOf(caller).map(({ choices, ...field }) => ({
        ...field,
        choices: choices.map(({ color_type, ...choice }) => ({ ...choice, color_type: color_type ?? null })),
      })),
    ),
    // Every resource that the contract is made from has the fields of the caller's company here.
    handle(calls.custom.document, async () => ({
      bytes: Buffer.from(JSON.stringify(openapi(VERSION, contractOf()))),
      // Clients take an answer of JSON for an envelope.
      type: 'application/octet-stream',
      name: 'openapi.json',
    })),
  ];
}
