import {
  attendancechart,
  attendancecorrection,
  attendanceregular,
  attendancesort,
  CORRECTION,
  DECISION,
  PLAN,
} from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoId } from '../../../demo/index.ts';
import { resourceRepository, WHOLE } from '../../../store/index.ts';

const SHIFTS = [
  { shift_name: '白班', begins: '07:30', ends: '18:00', pause_from: '11:30', pause_to: '13:30' },
  { shift_name: '夜班', begins: '20:00', ends: '06:00', pause_from: '00:00', pause_to: '01:00' },
  { shift_name: '浇筑连续班', begins: '07:00', ends: '19:00', pause_from: null, pause_to: null },
] as const;
const LIMITS = {
  late_grace: 10,
  early_grace: 10,
  half_minutes: 210,
  full_minutes: 420,
  double_seconds: 120,
  through_minutes: 30,
};
const PROJECTS = 12;
const PEOPLE = 5;
const REASONS = [
  '东门闸机断电，从侧门入场',
  '人脸未识别，由门卫登记',
  '闸机离线，记录未上传',
  '家中有事请假',
  '就医请假',
];

/** Shifts of the contractor, a rule for all of its projects, sheets for night work, and forty corrections and leaves. */
export default defineDemo({
  name: 'attendance',
  after: ['staff', 'org'],
  async load(trx) {
    const rows = await trx.selectFrom('project').select(['id', 'org_id']).execute();
    const organisationOf = new Map(rows.map(({ id, org_id }) => [id, org_id]));
    const at = (project: number, now = DEMO_NOW) => ({
      scope: WHOLE,
      account_id: accountId('contractor'),
      org_id: organisationOf.get(demoId('project', project))!,
      now,
    });
    // Whoever decides has not asked himself.
    const asked = (project: number, now: number) => ({ ...at(project, now), account_id: accountId('patrol') });
    for (const [index, shift] of SHIFTS.entries())
      await resourceRepository(trx, attendancesort).addAhead(at(1), {
        ...shift,
        status: PLAN.inForce,
        id: demoId('attendance_shift', index + 1),
      });
    await resourceRepository(trx, attendanceregular).addAhead(at(1), {
      ...LIMITS,
      id: demoId('attendance_rule', 1),
      rule_name: '常规作息',
      status: PLAN.inForce,
      shift_id: demoId('attendance_shift', 1),
      works_on: 1,
      from_date: '2026-01-01',
    });
    await resourceRepository(trx, attendanceregular).addAhead(at(1), {
      ...LIMITS,
      id: demoId('attendance_rule', 2),
      rule_name: '冬季作息（草案）',
      status: PLAN.draft,
      project_id: demoId('project', 1),
      shift_id: demoId('attendance_shift', 3),
      works_on: 3,
      from_date: '2026-11-01',
    });
    for (let project = 1; project <= PROJECTS; project += 1)
      await resourceRepository(trx, attendancechart).addAhead(at(project), {
        id: demoId('attendance_duty', project),
        sheet_name: project % 2 === 0 ? '夜间浇筑排班' : '周日轮休',
        status: project % 4 === 3 ? PLAN.draft : PLAN.inForce,
        project_id: demoId('project', project),
        team_id: demoId('team', (project - 1) * 3 + 2),
        shift_id: demoId('attendance_shift', project % 2 === 0 ? 2 : 1),
        from_date: `2026-${project % 3 === 0 ? '10' : '11'}-01`,
        to_date: `2026-${project % 3 === 0 ? '10' : '11'}-07`,
        days_off: project % 2 === 0 ? 1 : 2,
      });
    for (let index = 0; index < 40; index += 1) {
      const project = 1 + (index % PROJECTS);
      const person = (project - 1) * PEOPLE + 1 + (Math.floor(index / PROJECTS) % PEOPLE);
      const reason = index % REASONS.length;
      const leave = reason >= 3;
      const day = new Date(DEMO_NOW - (2 + index) * 86_400_000).toISOString().slice(0, 10);
      const waiting = index % 8 === 0;
      const status = waiting ? DECISION.waiting : index % 8 === 5 ? DECISION.refused : DECISION.approved;
      const decided = DEMO_NOW - (1 + index) * 86_400_000;
      await resourceRepository(trx, attendancecorrection).addAhead(asked(project, decided - 3_600_000), {
        id: demoId('attendance_correction', index + 1),
        staff_id: demoId('staff', person),
        project_id: demoId('project', project),
        status,
        kind: leave ? CORRECTION.leave : index % 2 === 0 ? CORRECTION.in : CORRECTION.out,
        ...(leave
          ? { from_date: day, to_date: day }
          : { corrected_at: `${day}T${index % 2 === 0 ? '23:25' : '10:05'}:00.000Z` }),
        reason: REASONS[reason]!,
        ...(!waiting && {
          decided_by: accountId('contractor'),
          decided_at: new Date(decided).toISOString(),
          decision_note: status === DECISION.refused ? '监控显示当日未到场' : '已核对门卫登记',
        }),
      });
    }
  },
});
