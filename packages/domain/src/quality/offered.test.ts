import { expect, it } from 'vitest';
import { inspectionlot, qualityassessment } from '../generated/resources.ts';
import { openSteps } from '../resource/steps.ts';
import { ASSESS, LEVEL, LOT, WAY } from './codes.ts';

const namesOf = (row: object) => openSteps(qualityassessment, { ...row }).map(({ name }) => name);

it('a node is offered the signatures that it waits for, and its acceptance first when all are there', () => {
  const part = { assess_status: ASSESS.submitted, division_level: LEVEL.part, design_due: true };
  expect(namesOf(part)).toEqual(['design', 'accept', 'giveback', 'forbid']);
  expect(namesOf({ ...part, design_at: '2026-01-01T00:00:00.000Z' })).toEqual(['accept', 'giveback', 'forbid']);
  const unit = { assess_status: ASSESS.submitted, division_level: LEVEL.unit };
  expect(namesOf(unit)).toEqual(['supervise', 'survey', 'design', 'accept', 'giveback', 'forbid']);
  expect(namesOf({ assess_status: ASSESS.submitted, division_level: LEVEL.item })).toEqual(['accept', 'giveback']);
});

it('a failed lot goes on by the way that was chosen', () => {
  const offered = (failed_way: number) =>
    openSteps(inspectionlot, { lot_status: LOT.handling, failed_way }).map(({ name }) => name);
  expect(offered(WAY.rework)).toContain('rework');
  expect(offered(WAY.rework)).not.toContain('presentagain');
  expect(offered(WAY.confirmed)).toContain('presentagain');
  expect(offered(WAY.confirmed)).not.toContain('rework');
});
