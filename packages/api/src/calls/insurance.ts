import { pageOf, pageQuery, permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Who and what insurance covers on a project (defined here; the console specification has no such calls).

const id = z.string().min(1).max(64);
const term = z.object({ from: z.iso.date(), to: z.iso.date() });

const kind = z.object({
  /** Value of the dictionary `policy_kind`. */
  kind: z.int(),
  /** The policy in force that ends last; null: none is. */
  policy: z.object({ id: z.string(), policy_number: z.string(), ends_on: z.iso.date() }).nullable(),
  /** Days from the beginning of the project to its end, at most 90 days ahead, that no policy covers; the last ones. */
  gaps: z.array(term),
});

/** Tells of a project which insurance it needs, where cover is missing, and how many people on site have none. */
export const cover = defineCall({
  name: 'insurance.cover',
  label: { zh: '项目保险情况', en: 'Insurance of a project' },
  service: 'order',
  method: 'GET',
  path: 'safetyinsurance/cover',
  input: { query: z.object({ project_id: id }) },
  output: z.object({
    kinds: z.array(kind),
    /** `gates`: people whom the gates saw come in; `registered`: everybody registered, for a project without gates. */
    seen_by: z.enum(['gates', 'registered']),
    on_site: z.int(),
    uncovered: z.int(),
  }),
  permission: permission('safetyinsurance', 'list'),
});

const person = z.object({
  id: z.string(),
  name: z.string(),
  trade: z.int(),
  team_name: z.string().nullable(),
  passed_at: z.string().nullable(),
  /** Values of the dictionary `policy_kind` that do not cover the person. */
  missing: z.array(z.int()),
});

/** Returns the people on site whom insurance that the project needs does not cover. */
export const uncovered = defineCall({
  name: 'insurance.uncovered',
  label: { zh: '在场未参保人员', en: 'People on site without cover' },
  service: 'order',
  method: 'GET',
  path: 'safetyinsurance/uncovered',
  input: { query: pageQuery.extend({ project_id: id }) },
  output: pageOf(person),
  permission: permission('safetyinsurance', 'list'),
});

/** Names everybody on the project of a policy who is not named yet. */
export const fill = defineCall({
  name: 'insurance.fill',
  label: { zh: '按在场人员生成名单', en: 'Name everybody on the project' },
  service: 'order',
  method: 'POST',
  path: 'insuredperson/fill',
  input: { body: z.strictObject({ policy_id: id }) },
  output: z.object({ added: z.int() }),
  permission: permission('insuredperson', 'add'),
});
