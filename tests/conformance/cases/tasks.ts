import { complete, isOpen, isWith, refused, set, work, type CaseGroup } from '../support/case.ts';
import { end, file, flow, flows, manual, process, receive, start, task } from '../support/model.ts';

export const tasks: CaseGroup = {
  name: 'tasks',
  cases: [
    {
      name: 'one after the other',
      xml: file(process('p', start('s'), task('a'), task('b'), end('e'), flows('s a b e'))),
      steps: [isOpen('a'), complete('a', { x: 1 }), isOpen('b'), complete('b', { y: 'two', x: 2 })],
      trace: 's a b e',
      variables: { x: 2, y: 'two' },
    },
    {
      name: 'manual tasks and plain ones pass by themselves',
      xml: file(process('p', start('s'), manual('a'), '<task id="b"/>', end('e'), flows('s a b e'))),
      trace: 's a b e',
    },
    {
      name: 'an assignee by expression',
      xml: file(
        process('p', start('s'), task('a', { at: { 'camunda:assignee': '${who}' } }), end('e'), flows('s a e')),
      ),
      start: { who: 'li' },
      steps: [isWith('li'), complete('a')],
      trace: 's a e',
    },
    {
      name: 'a flow with a condition from a task, taken beside the others that are true',
      xml: file(
        process(
          'p',
          start('s'),
          task('a'),
          task('b'),
          task('c'),
          end('e'),
          flows('s a', 'b e', 'c e'),
          flow('a', 'b', '${x > 1}'),
          flow('a', 'c', '${x > 2}'),
        ),
      ),
      steps: [complete('a', { x: 3 }), isOpen('b c'), complete('c'), complete('b')],
      trace: 's a c e b e',
      variables: { x: 3 },
    },
    {
      name: 'several flows out of a task run side by side',
      xml: file(process('p', start('s'), task('a'), task('b'), task('c'), end('e'), flows('s a b e', 'a c e'))),
      steps: [complete('a'), isOpen('b c'), complete('b'), complete('c')],
      trace: 's a b e c e',
    },
    {
      name: 'a default flow of a task when no condition holds',
      xml: file(
        process(
          'p',
          start('s'),
          task('a', { at: { default: 'a_c' } }),
          task('b'),
          task('c'),
          end('e'),
          flows('s a c e', 'b e'),
          flow('a', 'b', '${x > 1}'),
        ),
      ),
      steps: [complete('a', { x: 0 }), complete('c')],
      trace: 's a c e',
      variables: { x: 0 },
    },
    {
      name: 'two paths into one task are two tasks',
      xml: file(process('p', start('s'), task('a'), task('b'), task('c'), end('e'), flows('s a c e', 's b c'))),
      steps: [complete('a'), complete('b'), isOpen('c c'), complete('c'), complete('c')],
      trace: 's a b c e c e',
    },
    {
      name: 'a receive task without a message waits until it is told',
      xml: file(process('p', start('s'), receive('r'), end('e'), flows('s r e'))),
      steps: [isOpen('')],
      trace: 's',
      over: false,
    },
    {
      name: 'variables of all kinds come back as they were',
      xml: file(process('p', start('s'), task('a'), end('e'), flows('s a e'))),
      start: { n: 1, d: 1.5, big: 5_000_000_000, t: '中文 “quoted” <xml> & more', b: false, nothing: null },
      steps: [set({ n: 2, b: true }), complete('a', { list: [1, 'two', { three: [3] }], map: { a: { b: 1 } } })],
      trace: 's a e',
      variables: { n: 2, b: true, list: [1, 'two', { three: [3] }], map: { a: { b: 1 } } },
    },
    {
      name: 'a task is completed once',
      xml: file(process('p', start('s'), task('a'), task('b'), end('e'), flows('s a b e'))),
      steps: [
        async (driver) => {
          const [first] = await driver.tasks();
          await driver.complete(first?.id ?? '', {});
          await refused((again) => again.complete(first?.id ?? '', {}))(driver);
        },
      ],
      trace: 's a',
      open: 'b',
    },
    {
      name: 'asynchronous before and after',
      xml: file(
        process(
          'p',
          start('s'),
          task('a', { at: { 'camunda:asyncBefore': true } }),
          task('b', { at: { 'camunda:asyncAfter': true } }),
          end('e'),
          flows('s a b e'),
        ),
      ),
      steps: [isOpen(''), work, complete('a'), complete('b'), isOpen(''), work],
      trace: 's a b e',
    },
  ],
};
