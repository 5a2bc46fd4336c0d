import { CallFailure, calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { DRILL, emergencydrill, emergencyplan, EMERGENCY_PLAN, projectmanage } from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleRecord } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';

describe('drills of emergency plans', () => {
  const kit = withServer();
  let contractor: Client;
  beforeAll(async () => {
    contractor = await kit().client('contractor');
  });

  it('put off the next one by the interval of the plan, once, and never back', async () => {
    const body = await sampleRecord(contractor, projectmanage);
    const { id: project_id } = await contractor.call(resourceCalls(projectmanage).add!, { body });
    const people = await contractor.call(calls.base.references, {
      params: { resource: 'usermanage' },
      query: { field: 'emergencyplan.owner_id', project_id },
    });
    const owner_id = people[0]!.id;
    const plan = await contractor.call(resourceCalls(emergencyplan).add!, {
      body: { plan_name: '触电处置', plan_kind: 3, project_id, owner_id, drill_months: 6 },
    });
    await contractor.call(stepCalls(emergencyplan)['publish']!, { body: { id: plan.id, next_drill: '2026-10-15' } });
    const planOf = async () => contractor.call(resourceCalls(emergencyplan).detail!, { params: { id: plan.id } });
    expect(await planOf()).toMatchObject({ plan_status: EMERGENCY_PLAN.inForce, next_drill: '2026-10-15' });
    const hold = async (held_on: string) => {
      const { id } = await contractor.call(resourceCalls(emergencydrill).add!, {
        body: { drill_name: '演练', project_id, plan_id: plan.id, planned_on: '2026-10-10', owner_id },
      });
      return contractor.call(
        stepCalls(emergencydrill)['hold']!,
        { body: { id, held_on, heads: 20, course: '按方案完成' } },
        { quiet: true },
      );
    };
    expect((await hold('2026-10-12')).drill_status).toBe(DRILL.held);
    expect((await planOf()).next_drill).toBe('2027-04-12');
    // One that is recorded later, of an earlier day, leaves the later day.
    await hold('2026-08-31');
    expect((await planOf()).next_drill).toBe('2027-04-12');
    await expect(hold('2099-01-01')).rejects.toBeInstanceOf(CallFailure);
  });
});
