import { summaryOf } from '../summary.ts';
import type { Format } from './format.ts';

/**
 * Characters that XML 1.0 forbids even escaped are removed; line ends in attributes are escaped, since parsers would
 * read them as spaces.
 */
const FORBIDDEN = /[^\t\n\r\P{Cc}]|[\uFFFE\uFFFF]/gu;
const escape = (text: string) =>
  text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"\n\r\t]/g, (character) => `&#${character.codePointAt(0) ?? 32};`);

const linesOf = (findings: Parameters<Format>[0][number]['findings']): string =>
  findings
    .map(({ line, column, severity, code, message }) => escape(`${line}:${column} ${severity} ${code} ${message}`))
    .join('\n');

/** JUnit XML: a file is a test case, errors are its failures; other findings are in its output. */
export const junit: Format = (reports) => {
  let failed = 0;
  const cases = reports.map(({ file, findings }) => {
    // GitLab links the name to `file`; Jenkins groups by `classname`, which it splits at points.
    const shown = escape(file.replaceAll('\\', '/'));
    const name = `    <testcase classname="gongdi.lint" name="${shown}" file="${shown}"`;
    const errors = findings.filter(({ severity }) => severity === 'error');
    const warnings = findings.filter(({ severity }) => severity === 'warning');
    const parts: string[] = [];
    if (errors.length > 0) {
      failed += 1;
      const first = escape(`${errors.length}: ${errors[0]?.message ?? ''}`);
      parts.push(`      <failure type="error" message="${first}">${linesOf(errors)}</failure>`);
    }
    if (warnings.length > 0) parts.push(`      <system-out>${linesOf(warnings)}</system-out>`);
    return parts.length === 0 ? `${name} />` : [`${name}>`, ...parts, '    </testcase>'].join('\n');
  });
  const { files } = summaryOf(reports);
  const counts = `tests="${files}" failures="${failed}" errors="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="gongdi lint" ${counts} skipped="0">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
};
