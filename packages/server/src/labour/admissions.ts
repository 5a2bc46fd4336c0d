import { admission, type Admission, type AdmissionRules } from '@gongdi/domain';
import type { ReadSetting } from '../settings/index.ts';
import type { Db } from '../store/index.ts';
import { knownPeople, traineesOf, type KnownPerson, type PersonRow } from './facts.ts';
import type { TrainingProvider } from './providers.ts';

/** What the answer needs of a server; a `Ground` has it. */
export interface AdmissionDeps {
  setting: ReadSetting;
  training: (...asked: Parameters<TrainingProvider>) => ReturnType<TrainingProvider> | undefined;
}

export interface Admitted extends KnownPerson {
  answer: Admission;
}

function rulesOf(setting: ReadSetting): Omit<AdmissionRules, 'ages'> {
  const strict = (on: boolean) => (on ? 'refuse' : 'warn');
  return {
    strictness: {
      training: strict(setting('labour_training')),
      certificate: strict(setting('labour_certificate')),
      medical: strict(setting('labour_medical')),
      file: strict(setting('labour_file')),
    },
    suspendAt: setting('points_red'),
  };
}

/**
 * Returns for each person whether he may work, in their order and in a constant number of statements. Registration,
 * steps, gates and tasks ask here, so all of them give the same answer.
 */
export async function admissions(
  db: Db,
  { setting, training }: AdmissionDeps,
  people: readonly PersonRow[],
  day: string,
  stage: 'registration' | 'work' = 'work',
): Promise<Admitted[]> {
  if (people.length === 0) return [];
  const trained = await training(db, traineesOf(people), day);
  const known = await knownPeople(db, people, day, trained);
  const rules = rulesOf(setting);
  return known.map((one) => ({ ...one, answer: admission(one.facts, { ...rules, ages: one.ages }, day, stage) }));
}
