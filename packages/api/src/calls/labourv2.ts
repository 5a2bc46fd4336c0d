import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// What labour v2 shows beside the records of the first version and no list has (defined here).

const id = z.string().min(1).max(64);

/** Returns contract, wages of the month and safety points of the people of a monthly sheet (`attendance.sheet`). */
export const sheetStanding = defineCall({
  name: 'labourv2.sheetStanding',
  label: { zh: '月考勤表人员的合同、工资与扣分', en: 'Contracts, wages and points of a monthly sheet' },
  service: 'user',
  method: 'GET',
  path: 'labour/v2/sheet-standing',
  input: {
    query: z.object({
      project_id: id,
      team_id: id.optional(),
      month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
    }),
  },
  output: z.object({
    /** Whether the caller may see wages of persons; if not, they are null. */
    wages: z.boolean(),
    /** The same of safety points. */
    points: z.boolean(),
    people: z.array(
      z.object({
        staff_id: z.string(),
        /** Value of the dictionary `contract_state`. */
        contract_state: z.int(),
        /** Earned by the wage sheets of the month, yuan; null: no sheet names the person. */
        earned: z.string().nullable(),
        paid: z.string().nullable(),
        /** What all sheets say and has not been paid, yuan. */
        owed: z.string().nullable(),
        points: z.int().nullable(),
        /** Value of the dictionary `safety_light`. */
        light: z.int().nullable(),
      }),
    ),
  }),
  permission: permission('attendance_v2', 'list'),
});
