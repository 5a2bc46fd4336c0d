import { CODE_LENGTH } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// What a scanned code means for the caller (the console specification names no call; the path is defined here).

const label = z.object({ zh: z.string(), en: z.string() });
const record = { resource: z.string(), label, id: z.string(), title: z.string() };

const thing = z.object({
  ...record,
  /** Whether the caller may open the record's own page. */
  detail: z.boolean(),
  /** What is due at the thing until today and may be done by the caller, the newest first. */
  tasks: z.array(z.object({ ...record, due: z.string(), today: z.boolean() })),
  /** Add forms for a task that nobody has planned, with the query that names the thing. */
  begin: z.array(z.object({ resource: z.string(), label, query: z.record(z.string(), z.string()) })),
});
export type ScannedThing = z.output<typeof thing>;

/**
 * Returns what a scanned or typed code stands for: the record whose page it is the address of, else the records with
 * exactly this number. Only records that the caller may see, with the caller's tasks of today.
 */
export const resolve = defineCall({
  name: 'scan.resolve',
  label: { zh: '识别二维码', en: 'Resolve a scanned code' },
  service: 'base',
  method: 'POST',
  path: 'scan',
  input: { body: z.object({ code: z.string().min(1).max(CODE_LENGTH) }) },
  output: z.object({ things: z.array(thing) }),
});
