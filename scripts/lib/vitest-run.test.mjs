import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { at } from './root.mjs';
import { count, failures, merge } from './vitest-run.mjs';

const file = (status, ...tests) => ({ status, assertionResults: tests.map((name) => ({ status: name })) });
const report = (testResults) => {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const number = (status) => all.filter((test) => test.status === status).length;
  return {
    testResults,
    numPassedTests: number('passed'),
    numFailedTests: number('failed'),
    numPendingTests: number('pending'),
    numTodoTests: number('todo'),
  };
};

describe('counting a test run', () => {
  it('adds up passed, failed and skipped tests', () => {
    expect(count(report([file('failed', 'passed', 'failed', 'pending'), file('passed', 'passed', 'todo')]), 1)).toEqual(
      {
        passed: 2,
        failed: 1,
        skipped: 2,
      },
    );
  });
  it('counts a file that could not be loaded', () => {
    expect(count(report([file('failed'), file('passed', 'passed')]), 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });
  it('counts a bad end without a failed test, and a run without a report', () => {
    expect(count(report([file('passed', 'passed')]), 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(count(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('a second run of some files', () => {
  const named = (name, status, ...tests) => ({ name, ...file(status, ...tests) });
  const first = report([
    named('a', 'failed', 'passed', 'failed'),
    named('b', 'passed', 'passed', 'todo'),
    named('c', 'failed'),
  ]);

  it('stands for the first of these files, and leaves the others', () => {
    const again = report([named('a', 'passed', 'passed', 'passed'), named('c', 'passed', 'pending')]);
    expect(count(merge(first, again), 0)).toEqual({ passed: 3, failed: 0, skipped: 2 });
  });
  it('is a failure when it fails again', () => {
    const again = report([named('a', 'failed', 'failed', 'passed'), named('c', 'failed')]);
    expect(count(merge(first, again), 1)).toEqual({ passed: 2, failed: 2, skipped: 1 });
  });
});

it('names the failed tests, and files that did not load', () => {
  const of = (name, status, ...tests) => ({ name: at('tests', name), status, assertionResults: tests });
  const all = [
    of('a.test.ts', 'failed', { status: 'failed', fullName: 'lists open' }, { status: 'passed', fullName: 'others' }),
    of('b.test.ts', 'failed'),
    of('c.test.ts', 'passed', { status: 'passed', fullName: 'fine' }),
  ];
  expect(failures({ testResults: all })).toEqual([
    `${join('tests', 'a.test.ts')} › lists open`,
    join('tests', 'b.test.ts'),
  ]);
  expect(failures(undefined)).toEqual([]);
});
