import { describe, expect, it } from 'vitest';
import { textWidth } from './text-width.ts';
import { wrapText } from './wrap-text.ts';

const lines = (text: string, width: number, size = 12): string[] =>
  wrapText(text, width, size).map((line) => line.trim());

describe('textWidth', () => {
  it('knows Arial, takes Chinese as squares and marks as nothing', () => {
    expect(textWidth('Hello', 10)).toBeCloseTo(22.78);
    expect(textWidth('审批', 12)).toBe(24);
    expect(textWidth('é', 10)).toBe(textWidth('e', 10));
    expect(textWidth('e\u0301', 10)).toBe(textWidth('e', 10));
    expect(textWidth('a\u200Bb', 10)).toBe(textWidth('ab', 10));
    expect(textWidth('（）。', 10)).toBe(30);
  });
});

describe('wrapText', () => {
  it('breaks where bpmn-js breaks', () => {
    // Line breaks observed in bpmn-js 18 in Chromium.
    expect(lines('Boundary Intermediate Event Non-Interrupting Message', 90, 11)).toEqual([
      'Boundary',
      'Intermediate',
      'Event Non-',
      'Interrupting',
      'Message',
    ]);
    expect(lines('One of the real users?', 76, 11)).toEqual(['One of the real', 'users?']);
    expect(lines('businessRuleTask', 86)).toEqual(['businessRuleT', 'ask']);
  });

  it('breaks Chinese anywhere and keeps within the width', () => {
    const broken = lines('隐患整改责任人逐级会签审批', 86);
    expect(broken.join('')).toBe('隐患整改责任人逐级会签审批');
    for (const line of broken) expect(textWidth(line, 12)).toBeLessThanOrEqual(86);
  });

  it('keeps line breaks, shows a soft hyphen only where it breaks, never tears a character', () => {
    expect(lines('a\nb\r\nc', 100)).toEqual(['a', 'b', 'c']);
    expect(lines('super\u00ADlong', 100)).toEqual(['superlong']);
    expect(lines('𠮷𠮷𠮷𠮷', 14).every((line) => /^𠮷+$/u.test(line))).toBe(true);
    expect(lines('x', 0)).toEqual(['x']);
    expect(lines('', 10)).toEqual(['']);
  });

  it('ends on any input', () => {
    expect(lines('W'.repeat(5000), 1).join('')).toBe('W'.repeat(5000));
    expect(lines('- - - -', 1).length).toBeGreaterThan(0);
  });
});
