import { REPORT_KIND, type ReportKind } from '@gongdi/domain';
import { movementPayload, personPayload } from './person.ts';
import type { Making, Methods, Payload } from './payload.ts';
import { projectPayload, teamPayload, unitPayload } from './site.ts';
import { dayPayload, trainingPayload, wagesPayload } from './work.ts';

/** How each kind is sent: its methods, and what makes its content from the record. */
export const KINDS: Readonly<
  Record<ReportKind, Methods & { make: (making: Making, id: string) => Promise<Payload>; list?: string }>
> = {
  // The authority registers the project; there is nothing to add.
  [REPORT_KIND.project]: { add: 'Project.Update', make: projectPayload },
  [REPORT_KIND.unit]: {
    add: 'ProjectSubContractor.Add',
    update: 'ProjectSubContractor.Update',
    list: 'ProjectSubContractor.Query',
    make: unitPayload,
  },
  [REPORT_KIND.team]: { add: 'Team.Add', update: 'Team.Update', list: 'Team.Query', make: teamPayload },
  [REPORT_KIND.person]: {
    add: 'ProjectWorker.Add',
    update: 'ProjectWorker.Update',
    list: 'ProjectWorker.Query',
    make: personPayload,
  },
  [REPORT_KIND.movement]: { add: 'WorkerEntryExit.Add', make: movementPayload },
  [REPORT_KIND.attendance]: { add: 'WorkerAttendance.Add', make: dayPayload },
  [REPORT_KIND.wages]: { add: 'Payroll.Add', make: wagesPayload },
  [REPORT_KIND.training]: { add: 'ProjectTraining.Add', make: trainingPayload },
};

export { Hindered, Making, type Payload } from './payload.ts';
