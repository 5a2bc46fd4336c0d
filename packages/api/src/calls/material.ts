import { storedFile } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

/** Returns the public part of the record of a material whose code was scanned. */
export const scannedMaterial = defineCall({
  name: 'material.scanned',
  label: { zh: '扫码查看材料', en: 'A material by its code' },
  service: 'order',
  method: 'GET',
  path: 'material-code/{code}',
  input: { params: z.object({ code: z.string().regex(/^[0-9a-f]{32}$/) }) },
  output: z.object({
    material_name: z.string(),
    specification: z.string(),
    batch_number: z.string(),
    supplier_name: z.string(),
    quantity: z.number(),
    unit: z.int(),
    arrival_date: z.string(),
    position: z.string().nullable(),
    project_name: z.string(),
    acceptance_status: z.int(),
    acceptance_opinion: z.string().nullable(),
    accepted_at: z.string().nullable(),
    certificates: z.array(storedFile),
  }),
  public: true,
});
export type ScannedMaterial = z.infer<typeof scannedMaterial.output>;
