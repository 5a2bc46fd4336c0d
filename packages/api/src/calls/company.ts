import { permission, PICTURE_BYTES, PICTURE_PATTERN } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Data that a company maintains about itself (console specification, sections 3 and 7.8: logo, tags; the specification
// names only the calls, the paths are defined here).

const service = 'user' as const;

/**
 * Returns the logo of the caller's company as a data URL, empty when it has none, and whether the caller may change it.
 */
export const logo = defineCall({
  name: 'company.logo',
  label: { zh: '企业标识', en: 'Logo of your company' },
  service,
  method: 'GET',
  path: 'company/logo',
  input: {},
  output: z.object({ logo: z.string(), editable: z.boolean() }),
});

/**
 * Returns the name and the logo that are shown for the caller's organisation, or for a project on prints; null: nobody
 * has configured any. The logo is a signed address.
 */
export const brand = defineCall({
  name: 'company.brand',
  label: { zh: '显示名称与标识', en: 'Name and logo that are shown' },
  service,
  method: 'GET',
  path: 'company/brand',
  input: { query: z.object({ project_id: z.string().min(1).max(64).optional() }) },
  output: z.object({ name: z.string().nullable(), logo: z.string().nullable() }),
});

export const setLogo = defineCall({
  name: 'company.logo.set',
  label: { zh: '设置企业标识', en: 'Set the logo of your company' },
  service,
  method: 'PUT',
  path: 'company/logo',
  input: {
    body: z.strictObject({
      logo: z
        .string()
        .max(Math.ceil(PICTURE_BYTES / 3) * 4 + 40)
        .regex(PICTURE_PATTERN),
    }),
  },
  output: z.null(),
  permission: permission('organization', 'edit'),
});

/** Maximum number of tags of a company, and maximum length of a tag. */
export const TAG_LIMITS = { count: 10, length: 20 } as const;

/** Returns tags of companies, the most frequent first, for completion. */
export const tags = defineCall({
  name: 'company.tags',
  label: { zh: '企业标签', en: 'Tags of companies' },
  service,
  method: 'GET',
  path: 'company/tags',
  input: {},
  output: z.array(z.object({ tag: z.string(), count: z.int() })),
  permission: permission('enterprise', 'list'),
});

/** Sets the tags of a company and their order. A tag must not contain a character that separates tags in lists. */
export const setTags = defineCall({
  name: 'company.tags.set',
  label: { zh: '设置企业标签', en: 'Tag a company' },
  service,
  method: 'PUT',
  path: 'company/tags',
  input: {
    body: z.strictObject({
      id: z.string().min(1).max(64),
      tags: z
        .array(
          z
            .string()
            .trim()
            .min(1)
            .max(TAG_LIMITS.length)
            .regex(/^[^、,，]+$/),
        )
        .max(TAG_LIMITS.count),
    }),
  },
  output: z.null(),
  permission: permission('enterprise', 'tag'),
});
