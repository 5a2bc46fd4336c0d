import { permission, storedFile } from '@gongdi/domain';
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

const heldPart = z.object({
  part_id: z.string(),
  /** Full name of the part. */
  part_name: z.string(),
  project_name: z.string(),
  used_quantity: z.number(),
  unit: z.int(),
  /** First and last day on which it was used there. */
  first_on: z.string(),
  last_on: z.string(),
});
export type HeldPart = z.infer<typeof heldPart>;

/** Returns the parts that hold material of a recalled batch, as far as the caller sees the uses. */
export const recalledParts = defineCall({
  name: 'material.recalledParts',
  label: { zh: '召回批次用到的部位', en: 'Parts with a recalled batch' },
  service: 'order',
  method: 'GET',
  path: 'material-recall/{id}/parts',
  input: {
    params: z.object({ id: z.string().min(1).max(64) }),
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      page_size: z.coerce.number().int().min(1).max(100).default(20),
    }),
  },
  output: z.object({
    list: z.array(heldPart),
    total: z.int(),
    /** Batches of material on the sites, and what is left of them. */
    batches: z.int(),
    stock: z.number(),
  }),
  permission: permission('materialrecall', 'detail'),
});
