import { fill, type Label } from '../label.ts';
import { CERTIFICATE_KIND } from '../dictionary/labour.ts';
import { isInForce, type CertificateFacts, type MedicalFacts, type PersonFacts } from './admission.ts';

/** Height from which work is work at height, metres (GB/T 3608-2008, 3.1). */
export const WORK_AT_HEIGHT = 2;
/** Upper heights of the grades I to III, metres (GB/T 3608-2008, 4). */
const GRADES = [5, 15, 30] as const;
const HIGHEST = 4;

/**
 * Returns the grade of work at a height (GB/T 3608-2008, 4): by the height alone, or one higher where an objective
 * hazard such as wind, wet or heat may itself cause a fall. A value of the dictionary `height_grade`.
 */
export function gradeOfHeight(height: number, hazard: boolean): number {
  const byHeight = 1 + GRADES.filter((most) => height > most).length;
  return Math.min(HIGHEST, byHeight + (hazard ? 1 : 0));
}

/** Value of the dictionary `trade`: erects scaffolds, the special trade that works at height. */
const SCAFFOLDER = 13;
/** Value of the dictionary `medical_hazard`, and values of `medical_conclusion` with which a person may work. */
const HEIGHT_HAZARD = 5;
const MAY_WORK = new Set([1, 2]);

const isForHeight = ({ kind, trade }: CertificateFacts): boolean =>
  (kind === CERTIFICATE_KIND.housing || kind === CERTIFICATE_KIND.emergency) && (!trade || trade === SCAFFOLDER);

const isOfHeight = ({ hazard, exam_date }: MedicalFacts, day: string): boolean =>
  hazard === HEIGHT_HAZARD && exam_date <= day;

/**
 * Returns what a person lacks for work at height on a day, beyond what admission asks: a certificate for it, and the
 * medical check of that hazard (GBZ 188).
 */
export function heightGaps(
  { certificates, medicals }: Pick<PersonFacts, 'certificates' | 'medicals'>,
  day: string,
): Label[] {
  const certified = certificates.some((one) => isForHeight(one) && isInForce(one, day));
  const last = medicals
    .filter((one) => isOfHeight(one, day))
    .toSorted((a, b) => (a.exam_date < b.exam_date ? 1 : a.exam_date > b.exam_date ? -1 : 0))[0];
  return [
    ...(certified ? [] : [TEXT.certificate]),
    ...(last === undefined
      ? [TEXT.medical]
      : last.valid_to && last.valid_to < day
        ? [filled(TEXT.medicalOld, last.valid_to)]
        : MAY_WORK.has(last.conclusion)
          ? []
          : [filled(TEXT.medicalUnfit, last.exam_date)]),
  ];
}

const filled = ({ zh, en }: Label, date: string): Label => ({ zh: fill(zh, { date }), en: fill(en, { date }) });

const TEXT = {
  certificate: {
    zh: '没有有效的登高（高处）作业操作证（在“资质证书”中登记）',
    en: 'no valid certificate for work at height (enter it under certificates)',
  },
  medical: {
    zh: '没有高处作业体检（在“体检结果”中登记）',
    en: 'no medical check for work at height (enter it under medical checks)',
  },
  medicalOld: {
    zh: '高处作业体检已于 {date} 到期（请复检）',
    en: 'the medical check for work at height ended on {date} (check again)',
  },
  medicalUnfit: {
    zh: '{date} 的高处作业体检结论不宜从事（请调岗或复查）',
    en: 'the medical check of {date} says unfit for work at height (other work, or check again)',
  },
} as const satisfies Record<string, Label>;
