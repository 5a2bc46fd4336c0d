import { summaryOf } from '../summary.ts';
import type { Format } from './format.ts';

/** What XML 1.0 forbids even escaped is left out; line ends in attributes would read as blanks. */
const FORBIDDEN = /[^\t\n\r\P{Cc}]|[\uFFFE\uFFFF]/gu;
const escape = (text: string) =>
  text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"\n\r\t]/g, (character) => `&#${character.codePointAt(0) ?? 32};`);

/** JUnit XML: a file is a test case, errors and warnings are its failures. */
export const junit: Format = (reports) => {
  const failing = reports.map(({ file, findings }) => ({
    file,
    failures: findings.filter(({ severity }) => severity !== 'info'),
  }));
  const failed = failing.filter(({ failures }) => failures.length > 0).length;
  const cases = failing.map(({ file, failures }) => {
    const name = `    <testcase classname="gongdi.lint" name="${escape(file)}"`;
    if (failures.length === 0) return `${name} />`;
    const lines = failures.map(
      ({ line, column, severity, code, message }) => `${line}:${column} ${severity} ${code} ${message}`,
    );
    const first = escape(`${failures.length}: ${failures[0]?.message ?? ''}`);
    const type = failures.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
    return `${name}>\n      <failure type="${type}" message="${first}">${lines.map(escape).join('\n')}</failure>\n    </testcase>`;
  });
  const { files } = summaryOf(reports);
  const counts = `tests="${files}" failures="${failed}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="gongdi lint" ${counts} errors="0" skipped="0">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
};
