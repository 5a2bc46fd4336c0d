import * as z from 'zod';
import { defineCall } from '../../call.ts';

// Every page asks for the tree: a file of its own keeps the other calls out of what it loads.

export interface OrganizationNode {
  org_id: string;
  org_pid: string | null;
  name: string;
  ent_type: number;
  /** 0: users of this organisation and of those below it cannot log in for the time being. */
  org_status: number;
  user_count: number;
  /** Whether the caller may change it; false for an organisation that the caller may only see. */
  editable: boolean;
  children: OrganizationNode[];
}

const organizationNode: z.ZodType<OrganizationNode> = z.lazy(() =>
  z.object({
    org_id: z.string(),
    org_pid: z.string().nullable(),
    name: z.string(),
    ent_type: z.int(),
    org_status: z.int(),
    user_count: z.int(),
    editable: z.boolean(),
    children: z.array(organizationNode),
  }),
);

/** Returns the organisations that the caller may see, as trees. */
export const organizationTree = defineCall({
  name: 'organization.tree',
  label: { zh: '当前组织树', en: 'Tree of organisations' },
  service: 'user',
  method: 'GET',
  path: 'organization/tree',
  input: {},
  output: z.array(organizationNode),
});
