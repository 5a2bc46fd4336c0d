import { describe, expect, it } from 'vitest';
import { admission, type AdmissionRules, type PersonFacts } from './admission.ts';
import { DEFAULT_AGES, type AgeRule } from './age.ts';
import type { TrainingFact } from '../training/facts.ts';
import { ageOn, identityFacts, monthsLater } from './identity.ts';
import { certificatesFor, isHighRisk, isManager } from './trades.ts';

const DAY = '2026-11-25';
const RULES: AdmissionRules = {
  ages: DEFAULT_AGES,
  strictness: { training: 'refuse', certificate: 'refuse', medical: 'refuse', file: 'refuse' },
  suspendAt: 12,
};

const lack = (part: TrainingFact['part'], zh: string): TrainingFact => ({
  part,
  hours: 0,
  required: 0,
  met: false,
  lacks: { zh, en: zh },
});
const LACKS = {
  project: lack('project', '项目级还差 7 学时'),
  team: lack('team', '班组级还差 20 学时'),
  comeBack: lack('comeBack', '复工教育还差 4 学时'),
  exam: lack('exam', '未通过考试：三级教育'),
};

/** A number of region 990925, which no province has. */
function numberOf(born: string, woman = false): string {
  const digits = `990925${born.replaceAll('-', '')}90${woman ? 2 : 1}`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  return digits + '10X98765432'[weights.reduce((sum, one, at) => sum + one * Number(digits[at]), 0) % 11]!;
}

const fit = (over: Partial<PersonFacts> = {}): PersonFacts => ({
  id_card: numberOf('1990-05-01'),
  trade: 10,
  region: '310115',
  file: [{ key: 'photo', label: { zh: '照片', en: 'Photo' }, field: 'photo', present: true }],
  certificates: [],
  medicals: [{ exam_date: '2026-03-01', valid_to: '2027-02-28', conclusion: 1, unfit_for: [] }],
  training: [],
  blacklisted: null,
  blacklistedBy: [],
  onSiteAt: [],
  points: 0,
  ...over,
});

const rulesOf = (facts: PersonFacts, rules = RULES, stage?: 'registration') =>
  admission(facts, rules, DAY, stage).reasons.map(({ rule, level }) => `${rule}:${level}`);

describe('admission', () => {
  it('lets somebody work to whom nothing is lacking', () => {
    expect(admission(fit(), RULES, DAY)).toEqual({ verdict: 'admitted', reasons: [] });
  });

  it.each<[string, Partial<PersonFacts>, string[]]>([
    ['wrong number', { id_card: '990925199005019010' }, ['identity:refuse']],
    ['own blacklist', { blacklisted: '重大违章' }, ['blacklist:refuse']],
    ['blacklist of another company', { blacklistedBy: ['乙公司'] }, ['blacklist:refuse']],
    ['on a site of another company', { onSiteAt: ['乙公司'] }, ['elsewhere:refuse']],
    ['a man of 60', { id_card: numberOf('1966-11-25') }, ['age:refuse']],
    ['a man the day before 60', { id_card: numberOf('1966-11-26') }, []],
    ['a woman of 50', { id_card: numberOf('1976-01-01', true) }, ['age:refuse']],
    ['under 16', { id_card: numberOf('2011-01-01') }, ['age:refuse']],
    ['points', { points: 12 }, ['points:refuse']],
    ['one lack of education', { training: [LACKS.project] }, ['training:refuse']],
    ['two of them', { training: [LACKS.project, LACKS.exam] }, ['training:refuse', 'training:refuse']],
    ['education not in use', { training: undefined }, ['training:note']],
    ['no check', { medicals: [] }, ['medical:refuse']],
    [
      'check that ended',
      { medicals: [{ exam_date: '2025-01-01', valid_to: '2026-01-01', conclusion: 1, unfit_for: [] }] },
      ['medical:refuse'],
    ],
    [
      'contra-indication for another trade',
      { medicals: [{ exam_date: '2026-01-01', valid_to: '2027-01-01', conclusion: 3, unfit_for: [13] }] },
      [],
    ],
    [
      'file without photograph',
      { file: [{ key: 'photo', label: { zh: '照片', en: 'Photo' }, field: 'photo', present: false }] },
      ['file:refuse'],
    ],
  ])('%s', (_, over, expected) => expect(rulesOf(fit(over))).toEqual(expected));

  it('names each lack of education with what would mend it', () => {
    const { reasons } = admission(fit({ trade: 13, training: Object.values(LACKS) }), RULES, DAY);
    const said = reasons.filter(({ rule }) => rule === 'training').map(({ text, mend }) => [text.zh, mend.zh]);
    expect(said).toEqual([
      ['项目级还差 7 学时', '在培训中安排并签到，完成后自动计入'],
      ['班组级还差 20 学时', '安排针对架子工的班组级教育；变更工种的安排转岗教育'],
      ['复工教育还差 4 学时', '安排复工教育并签到'],
      ['未通过考试：三级教育', '在成绩中安排考试或补考并通过'],
    ]);
  });

  it('asks special trades for a certificate that names the trade and is in force', () => {
    const scaffolder = (certificates: PersonFacts['certificates']) => rulesOf(fit({ trade: 13, certificates }));
    const paper = { kind: 1, trade: 13, valid_from: '2025-01-01', valid_to: '2026-12-31' };
    expect(scaffolder([paper])).toEqual([]);
    expect(scaffolder([{ ...paper, trade: 14 }])).toEqual(['certificate:refuse']);
    expect(scaffolder([{ ...paper, valid_to: '2026-11-24' }])).toEqual(['certificate:refuse']);
    expect(scaffolder([{ ...paper, kind: 2, review_due: '2026-11-24' }])).toEqual(['certificate:refuse']);
    expect(scaffolder([{ ...paper, revoked: true }])).toEqual(['certificate:refuse']);
  });

  it('keeps older people from high-risk trades, and says that the number is not confirmed', () => {
    const old = fit({ id_card: numberOf('1970-01-01'), trade: 13, certificates: [{ kind: 1, trade: 13 }] });
    const { verdict, reasons } = admission(old, RULES, DAY);
    expect([verdict, reasons[0]?.text.zh]).toEqual(['refused', expect.stringContaining('未核定')]);
    expect(rulesOf({ ...old, trade: 10 })).toEqual([]);
  });

  it('replaces a line of the table by one that fits better', () => {
    const local: AgeRule = {
      region: '310000',
      gender: 1,
      from_date: '2026-01-01',
      age: 65,
      effect: 1,
      confirmed: true,
    };
    const rules = { ...RULES, ages: [...DEFAULT_AGES, local] };
    const old = fit({ id_card: numberOf('1964-01-01') });
    expect(rulesOf(old, rules)).toEqual([]);
    expect(rulesOf({ ...old, region: '320500' }, rules)).toEqual(['age:refuse']);
  });

  it('asks at registration only for what cannot be made up for later', () => {
    const facts = fit({ medicals: [], points: 12, blacklistedBy: ['乙公司'] });
    expect(rulesOf(facts, RULES, 'registration')).toEqual(['blacklist:refuse']);
  });

  it('tells of another company nothing but whom to ask', () => {
    const { reasons } = admission(fit({ blacklistedBy: ['乙公司'] }), RULES, DAY);
    expect(`${reasons[0]!.text.zh}${reasons[0]!.mend.zh}`).toBe('集团内其他单位已将其列入黑名单请向乙公司了解情况');
  });
});

describe('against a slow model', () => {
  /** Numbers from a seed (mulberry32). */
  const dice = (seed: number) => (sides: number) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * sides);
  };
  const days = (roll: (sides: number) => number) =>
    new Date(Date.parse(DAY) + (roll(1600) - 800) * 86_400_000).toISOString().slice(0, 10);

  /** Whether anything refuses, told the long way: each rule on its own, day by day. */
  function refuses(facts: PersonFacts, rules: AdmissionRules): boolean {
    const identity = identityFacts(facts.id_card);
    if (!identity || facts.blacklisted !== null) return true;
    if (facts.blacklistedBy.length + facts.onSiteAt.length > 0 || facts.points >= rules.suspendAt) return true;
    let age = 0;
    while (monthsLater(identity.born, (age + 1) * 12) <= DAY) age += 1;
    if (age < 16 || (age < 18 && isHighRisk(facts.trade))) return true;
    for (const effect of [1, 2]) {
      if (effect === 2 && !isHighRisk(facts.trade)) continue;
      const lines = rules.ages.filter(
        (one) => one.effect === effect && one.gender === identity.gender && one.from_date <= DAY,
      );
      if (lines.length > 0 && age >= lines.toSorted((a, b) => (a.from_date < b.from_date ? 1 : -1))[0]!.age)
        return true;
    }
    if (facts.training && facts.training.length > 0) return true;
    for (const { kinds, forTrade, custom } of certificatesFor(facts.trade)) {
      let found = custom === true;
      for (const one of facts.certificates) {
        if (!kinds.includes(one.kind) || (forTrade && one.trade !== facts.trade) || one.revoked) continue;
        const ends = [one.valid_to, one.review_due].filter((end) => typeof end === 'string');
        if (ends.every((end) => DAY <= end) && !(one.valid_from && DAY < one.valid_from)) found = true;
      }
      if (!found) return true;
    }
    if (!isManager(facts.trade)) {
      let last: PersonFacts['medicals'][number] | undefined;
      for (const one of facts.medicals)
        if (one.exam_date <= DAY && (!last || one.exam_date > last.exam_date)) last = one;
      if (!last || (last.valid_to && last.valid_to < DAY) || last.conclusion > 3) return true;
      if (last.unfit_for.includes(facts.trade)) return true;
      if (last.conclusion === 3 && last.unfit_for.length === 0) return true;
    }
    return facts.file.some(({ present }) => !present);
  }

  it('refuses the same people', () => {
    const roll = dice(20261125);
    const counts = { true: 0, false: 0 };
    const wrong: PersonFacts[] = [];
    for (let round = 0; round < 1500; round += 1) {
      const rare = () => roll(12) === 0;
      const trade = [1, 3, 5, 10, 11, 13, 14, 16][roll(8)]!;
      const born = `${1960 + roll(50)}-${String(1 + roll(12)).padStart(2, '0')}-${String(1 + roll(28)).padStart(2, '0')}`;
      const facts: PersonFacts = {
        ...fit(),
        trade,
        id_card: rare() ? '' : numberOf(born, roll(2) === 0),
        blacklisted: rare() ? '原因' : null,
        blacklistedBy: rare() ? ['乙'] : [],
        onSiteAt: rare() ? ['丙'] : [],
        points: rare() ? 12 + roll(3) : roll(12),
        training: rare() ? undefined : rare() ? [LACKS.team] : [],
        certificates: Array.from({ length: roll(4) }, () => ({
          kind: 1 + roll(8),
          trade: roll(2) === 0 ? trade : 14,
          valid_from: roll(2) === 0 ? null : days(roll),
          valid_to: roll(2) === 0 ? null : days(roll),
          review_due: roll(4) === 0 ? days(roll) : null,
          revoked: rare(),
        })),
        medicals: Array.from({ length: roll(3) }, () => ({
          exam_date: days(roll),
          valid_to: roll(2) === 0 ? null : days(roll),
          conclusion: rare() ? 1 + roll(5) : 1,
          unfit_for: rare() ? [trade] : [],
        })),
        file: [{ key: 'photo', label: { zh: '照片', en: 'Photo' }, field: 'photo', present: !rare() }],
      };
      const later: AgeRule = { gender: 1, from_date: '2026-12-01', age: 40, effect: 1 };
      const newer: AgeRule = { gender: 1, from_date: '2025-01-01', age: 63, effect: 1 };
      const rules = { ...RULES, ages: [...DEFAULT_AGES, ...(rare() ? [later] : []), ...(rare() ? [newer] : [])] };
      const expected = refuses(facts, rules);
      counts[String(expected) as 'true'] += 1;
      if ((admission(facts, rules, DAY).verdict === 'refused') !== expected) wrong.push(facts);
    }
    expect(wrong).toEqual([]);
    expect(Math.min(counts.true, counts.false)).toBeGreaterThan(100);
  });

  it('counts years as the calendar does', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
    expect(monthsLater('2024-08-31', 6)).toBe('2025-02-28');
  });
});
