import { ELAPSED, minuteText, type Minute, type PlanTask, type Schedule, type WorkSpan } from '@gongdi/domain/schedule';
import { XMLBuilder } from 'fast-xml-parser';
import type { ProjectFile } from './project-file.ts';

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressEmptyNode: true,
});

/** Formats of a duration: days by the calendar, and elapsed days. */
const DAYS = 7;
const ELAPSED_DAYS = 8;

/** Writes a plan as XML of MS Project, with the dates that it has. Ids of tasks become their numbers. */
export function writeMspdi(file: ProjectFile, schedule: Schedule): string {
  const { plan } = file;
  const uid = new Map(plan.tasks.map(({ id }, at) => [id, at + 1]));
  const calendar = new Map(plan.calendars.map(({ id }, at) => [id, at + 1]));
  const resource = new Map(file.resources.map(({ id }, at) => [id, at + 1]));
  const before = new Map<string, typeof plan.links>();
  for (const link of plan.links) before.set(link.to, [...(before.get(link.to) ?? []), link]);
  const xml = builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8', '@standalone': 'yes' },
    Project: {
      '@xmlns': 'http://schemas.microsoft.com/project',
      SaveVersion: 14,
      Name: file.name,
      Title: file.name,
      ScheduleFromStart: 1,
      StartDate: full(plan.start),
      FinishDate: full(schedule.projectFinish),
      ...(plan.dataDate !== undefined && { StatusDate: full(plan.dataDate) }),
      CalendarUID: 1,
      MinutesPerDay: 480,
      MinutesPerWeek: 2400,
      DaysPerMonth: 20,
      Calendars: { Calendar: plan.calendars.map((one, at) => calendarNode(one, at + 1)) },
      Tasks: {
        Task: plan.tasks.map((task, at) => ({
          UID: at + 1,
          ID: at + 1,
          Name: task.name,
          ...taskNode(schedule, task, at, calendar),
          ...(file.notes.has(task.id) && { Notes: file.notes.get(task.id) }),
          PredecessorLink: (before.get(task.id) ?? []).map(({ from, kind, lag, elapsed }) => ({
            PredecessorUID: uid.get(from),
            Type: kind,
            CrossProject: 0,
            LinkLag: (lag ?? 0) * 10,
            LagFormat: elapsed ? ELAPSED_DAYS : DAYS,
          })),
          ...baselineNode(file, task),
        })),
      },
      Resources: {
        Resource: file.resources.map(({ name, available }, at) => ({
          UID: at + 1,
          ID: at + 1,
          Name: name,
          Type: 1,
          MaxUnits: available,
        })),
      },
      Assignments: {
        Assignment: file.assignments.map(({ task, resource: of, units }, at) => ({
          UID: at + 1,
          TaskUID: uid.get(task),
          ResourceUID: resource.get(of),
          Units: units,
        })),
      },
    },
  });
  return xml;
}

const full = (at: Minute): string => `${minuteText(at)}:00`;
const duration = (minutes: number): string => `PT${Math.floor(minutes / 60)}H${minutes % 60}M0S`;
const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;
const times = (spans: readonly WorkSpan[]) =>
  spans.length === 0
    ? {}
    : { WorkingTimes: { WorkingTime: spans.map(({ from, to }) => ({ FromTime: clock(from), ToTime: clock(to) })) } };

function calendarNode({ name, week, days }: ProjectFile['plan']['calendars'][number], uid: number) {
  return {
    UID: uid,
    Name: name,
    IsBaseCalendar: 1,
    BaseCalendarUID: -1,
    WeekDays: {
      WeekDay: week.map((spans, at) => ({ DayType: at + 1, DayWorking: spans.length > 0 ? 1 : 0, ...times(spans) })),
    },
    ...(days.length > 0 && {
      Exceptions: {
        Exception: days.map(({ day, spans }) => ({
          EnteredByOccurrences: 0,
          TimePeriod: { FromDate: `${day}T00:00:00`, ToDate: `${day}T23:59:00` },
          Occurrences: 1,
          Name: day,
          Type: 1,
          DayWorking: spans.length > 0 ? 1 : 0,
          ...times(spans),
        })),
      },
    }),
  };
}

function taskNode(schedule: Schedule, task: PlanTask, at: number, calendars: ReadonlyMap<string, number>) {
  const elapsed = task.calendar === ELAPSED.id;
  const left = task.actual?.remaining;
  return {
    Type: 1,
    IsNull: 0,
    OutlineLevel: schedule.depth[at]! + 1,
    Start: full(schedule.start[at]!),
    Finish: full(schedule.finish[at]!),
    Duration: duration(schedule.summary[at] === 1 ? 0 : task.duration),
    DurationFormat: elapsed ? ELAPSED_DAYS : DAYS,
    Milestone: task.duration === 0 && schedule.summary[at] === 0 ? 1 : 0,
    Summary: schedule.summary[at],
    Critical: schedule.critical[at],
    PercentComplete: Math.round(schedule.percent[at]!),
    ...(task.actual && { ActualStart: full(task.actual.start) }),
    ...(task.actual?.finish !== undefined && { ActualFinish: full(task.actual.finish) }),
    ...(left !== undefined && { RemainingDuration: duration(left) }),
    ConstraintType: task.constraint ?? 0,
    ...(task.calendar !== undefined && !elapsed && { CalendarUID: calendars.get(task.calendar) }),
    ...(task.constraintAt !== undefined && { ConstraintDate: full(task.constraintAt) }),
    ...(task.deadline !== undefined && { Deadline: full(task.deadline) }),
  };
}

function baselineNode({ baseline }: ProjectFile, { id, duration: minutes }: PlanTask) {
  const kept = baseline.get(id);
  return kept
    ? {
        Baseline: [
          {
            Number: 0,
            Start: full(kept.start),
            Finish: full(kept.finish),
            Duration: duration(minutes),
            DurationFormat: DAYS,
          },
        ],
      }
    : {};
}
