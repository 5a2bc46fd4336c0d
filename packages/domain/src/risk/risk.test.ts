import { describe, expect, it } from 'vitest';
import { colourOf, GRADE_COLOURS, readGradeColours, RISK_COLOUR } from './colours.ts';
import { CONTROL_LEVEL, lacksOf } from './control.ts';
import { CONSEQUENCE, EXPOSURE, riskGradeOf, LIKELIHOOD, riskScoreOf } from './lec.ts';

const codes = (list: object) => Object.keys(list).map(Number);

describe('LEC', () => {
  it('worked by hand', () => {
    // 3 × 6 × 15 = 270; 1 × 6 × 15 = 90; 0.1 × 3 × 7 = 2.1
    expect(riskScoreOf({ likelihood: 3, exposure: 2, consequence: 3 })).toEqual({ value: 270, grade: 2 });
    expect(riskScoreOf({ likelihood: 4, exposure: 2, consequence: 3 })).toEqual({ value: 90, grade: 3 });
    expect(riskScoreOf({ likelihood: 7, exposure: 3, consequence: 4 })).toEqual({ value: 2.1, grade: 5 });
  });

  it('grades begin at their limits', () => {
    expect([320, 319.99, 160, 159.99, 70, 69.99, 20, 19.99].map(riskGradeOf)).toEqual([1, 2, 2, 3, 3, 4, 4, 5]);
  });

  it('has no more than two decimals in any combination', () => {
    for (const likelihood of codes(LIKELIHOOD))
      for (const exposure of codes(EXPOSURE))
        for (const consequence of codes(CONSEQUENCE)) {
          const { value } = riskScoreOf({ likelihood, exposure, consequence })!;
          expect(Number(value.toFixed(2))).toBe(value);
        }
  });

  it('says nothing until all three are known', () => {
    expect(riskScoreOf({ likelihood: 1, exposure: 1 })).toBeUndefined();
    expect(riskScoreOf({ likelihood: 1, exposure: 1, consequence: 99 })).toBeUndefined();
  });
});

describe('four colours', () => {
  it('follow the table of the installation', () => {
    expect([1, 2, 3, 4, 5].map((grade) => colourOf(GRADE_COLOURS, grade))).toEqual([1, 2, 3, 4, 4]);
    expect(colourOf('1：红，2：红，3：橙，4：黄，5：蓝', 2)).toBe(RISK_COLOUR.red);
    expect(colourOf(GRADE_COLOURS, null)).toBeUndefined();
  });

  it.each(['', '1:红', '1:红,2:橙,3:黄,4:蓝,4:蓝', '1:红,2:橙,3:黄,4:蓝,5:紫', '1:橙,2:红,3:黄,4:蓝,5:蓝'])(
    'refuse %s',
    (text) => expect(readGradeColours(text)).toBeUndefined(),
  );
});

describe('control', () => {
  const whole = {
    likelihood: 3,
    exposure: 2,
    consequence: 3,
    control_level: CONTROL_LEVEL.project,
    engineering: '双排脚手架外侧满挂密目网',
    emergency: '立即停工撤人',
    check_cycle: 1,
    check_users: ['someone'],
  };
  const paths = (over: object) => lacksOf({ ...whole, ...over }).map(({ path }) => path);

  it('of a great risk needs a high level, measures and checks', () => {
    expect(paths({})).toEqual([]);
    expect(paths({ control_level: CONTROL_LEVEL.team, engineering: ' ', emergency: null, check_cycle: null })).toEqual([
      'control_level',
      'engineering',
      'emergency',
      'check_cycle',
    ]);
  });

  it('of a small one does not', () => {
    expect(
      paths({ likelihood: 7, control_level: CONTROL_LEVEL.post, engineering: '', emergency: '', check_cycle: null }),
    ).toEqual([]);
  });

  it('by a period names people and a day of the week', () => {
    expect(paths({ check_users: [] })).toEqual(['check_users']);
    expect(paths({ check_cycle: 3, check_day: 8 })).toEqual(['check_day']);
  });
});
