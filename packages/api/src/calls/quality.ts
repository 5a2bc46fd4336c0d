import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// The chain of acceptance beyond its records (defined here; the console specification has no such calls).

const id = z.string().min(1).max(64);

/** Most nodes and lots of one answer. */
export const CHAIN_LIMIT = 500;
/** Most lots of one division. */
export const DIVIDED_LOTS = 1000;

const counts = z.object({
  lots: z.int(),
  accepted: z.int(),
  /** Failed, being handled, or refused. */
  failing: z.int(),
  /** Accepted or failed at least once. */
  judged: z.int(),
  /** Of these, accepted without ever having failed. */
  first_time: z.int(),
});

const below = z.object({
  id: z.string(),
  kind: z.enum(['node', 'lot']),
  name: z.string(),
  /** Value of `division_level`; null: a lot. */
  level: z.int().nullable(),
  /** Value of `assess_status`, of a lot that of `lot_status`. */
  state: z.int(),
  /** Whether it keeps what is above from being accepted. */
  open: z.boolean(),
  /** The lots of it and of all that is below it. */
  counts,
});
export type ChainBelow = z.output<typeof below>;

const sheet = z.object({
  /** Resource of the sheet. */
  resource: z.string(),
  /** Its form, such as `H.0.1-2`. */
  form: z.string(),
  /** Value of `check_sheet_status`; null: there is no sheet. */
  state: z.int().nullable(),
  id: z.string().nullable(),
});
export type ChainSheet = z.output<typeof sheet>;

/**
 * Answers what lies directly below a node of the division, or at the top of a project, each with the counts of all its
 * lots; who has to sign the node, with who has; and the check sheets of a unit work.
 */
export const chain = defineCall({
  name: 'quality.chain',
  label: { zh: '验收进展', en: 'Progress of acceptance' },
  service: 'order',
  method: 'GET',
  path: 'assessment/chain',
  input: { query: z.object({ project_id: id, parent_id: id.optional() }) },
  output: z.object({
    below: z.array(below),
    more: z.boolean(),
    signers: z.array(
      z.object({
        /** Value of `quality_post`. */
        post: z.int(),
        part: z.enum(['presents', 'besides', 'accepts']),
        signed: z.boolean(),
        /** People who hold the post now. */
        people: z.array(z.string()),
      }),
    ),
    /** Check sheets that a unit work of a building needs before it is presented. */
    sheets: z.array(sheet),
  }),
  permission: permission('qualityassessment', 'detail'),
});

/** Divides an item into lots: one for each part of a level below a part. Parts that have one are left out. */
export const divide = defineCall({
  name: 'quality.divide',
  label: { zh: '批量划分检验批', en: 'Divide into lots' },
  service: 'order',
  method: 'POST',
  path: 'inspection-lot/generate',
  input: {
    body: z.strictObject({
      assessment_id: id,
      part_id: id,
      /** Value of `part_kind`: each part of this level gets a lot. */
      part_kind: z.int().min(1).max(5),
      capacity: z.int().min(1).max(1_000_000),
      capacity_unit: z.string().trim().max(20).nullish(),
      conceal_due: z.boolean().default(false),
      dry_run: z.boolean().default(false),
    }),
  },
  output: z.object({ added: z.int(), names: z.array(z.string()), sample_least: z.int() }),
  permission: permission('inspectionlot', 'wizard'),
});

const form = (name: string, path: string, resource: string, label: { zh: string; en: string }) =>
  defineCall({
    name,
    label,
    service: 'order',
    method: 'GET',
    path,
    input: { query: z.object({ id }) },
    output: 'blob',
    permission: permission(resource, 'detail'),
  });

/** Returns the form of a lot (GB 50300-2013, appendix E) as a Word document. */
export const lotForm = form('quality.lotForm', 'inspection-lot/form', 'inspectionlot', {
  zh: '检验批表 E',
  en: 'Form E of a lot',
});

/** Returns the form of a node by its level (GB 50300-2013: F items, G parts, H.0.1-1 unit works). */
export const assessmentForm = form('quality.assessmentForm', 'assessment/form', 'qualityassessment', {
  zh: '验收记录表',
  en: 'Form of the acceptance',
});

/** Returns form B.0.7 of a request for concealed works (GB/T 50319-2013), with its answer. */
export const concealForm = form('quality.concealForm', 'conceal-request/form', 'concealacceptapply', {
  zh: '报验表 B.0.7',
  en: 'Form B.0.7',
});

/** Returns form A.0.6 of a record of attendance (GB/T 50319-2013). */
export const stationForm = form('quality.stationForm', 'station-record/form', 'stationrecord', {
  zh: '旁站记录表 A.0.6',
  en: 'Form A.0.6',
});

/** Returns form B.0.6 of a delivery (GB/T 50319-2013), with its check and its samples. */
export const deliveryForm = form('quality.deliveryForm', 'material-delivery/form', 'materialacceptapply', {
  zh: '报审表 B.0.6',
  en: 'Form B.0.6',
});

/** Returns the record of strength of a lot of concrete (GB/T 50107-2010), with every group. */
export const sampleLotForm = form('quality.sampleLotForm', 'sample-lot/form', 'samplelot', {
  zh: '强度评定记录表',
  en: 'Record of strength',
});

/** Returns form A.0.3 of a notice, with B.0.9 once it was answered (GB/T 50319-2013). */
export const noticeForm = form('quality.noticeForm', 'supervision-notice/form', 'supervisionnotice', {
  zh: '通知与回复单 A.0.3、B.0.9',
  en: 'Forms A.0.3 and B.0.9',
});

/** Returns form A.0.5 of an order, with B.0.3 and A.0.7 as far as they are (GB/T 50319-2013). */
export const suspensionForm = form('quality.suspensionForm', 'suspension-order/form', 'suspensionorder', {
  zh: '暂停与复工表 A.0.5、B.0.3、A.0.7',
  en: 'Forms A.0.5, B.0.3 and A.0.7',
});

/** Returns form A.0.1 of a site (GB 50300-2013). */
export const siteCheckForm = form('quality.siteCheckForm', 'site-check/form', 'sitecheck', {
  zh: '检查记录表 A.0.1',
  en: 'Form A.0.1',
});

/** Returns form H.0.1-2 or H.0.1-3 of a unit work (GB 50300-2013). */
export const unitCheckForm = form('quality.unitCheckForm', 'unit-check/form', 'unitcheck', {
  zh: '核查记录表 H.0.1-2、H.0.1-3',
  en: 'Forms H.0.1-2 and H.0.1-3',
});

/** Returns form H.0.1-4 of a unit work (GB 50300-2013). */
export const lookCheckForm = form('quality.lookCheckForm', 'look-check/form', 'lookcheck', {
  zh: '观感检查表 H.0.1-4',
  en: 'Form H.0.1-4',
});
