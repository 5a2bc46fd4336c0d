import { cancel, complete, isOpen, retry, set, work, type CaseGroup } from '../support/case.ts';
import {
  boundary,
  condition,
  end,
  executionListener,
  file,
  flow,
  flows,
  process,
  script,
  service,
  start,
  sub,
  subWith,
  task,
  taskListener,
  wait,
  xor,
} from '../support/model.ts';

const note = (what: string) => "${execution.setVariable('log', log.concat('" + what + "'))}";
const noteTask = (what: string) => "${task.setVariable('log', log.concat('" + what + "'))}";

export const code: CaseGroup = {
  name: 'scripts, expressions, listeners',
  cases: [
    {
      name: 'a service with an expression and a result',
      xml: file(
        process(
          'p',
          start('s'),
          service('a', { at: { 'camunda:expression': '${x * 2 + 1}', 'camunda:resultVariable': 'y' } }),
          end('e'),
          flows('s a e'),
        ),
      ),
      start: { x: 20 },
      trace: 's a e',
      variables: { y: 41 },
    },
    {
      name: 'a service whose expression sets variables',
      xml: file(
        process(
          'p',
          start('s'),
          service('a', { at: { 'camunda:expression': note('a') } }),
          service('b', { at: { 'camunda:expression': note('b') } }),
          end('e'),
          flows('s a b e'),
        ),
      ),
      start: { log: '' },
      trace: 's a b e',
      variables: { log: 'ab' },
    },
    {
      name: 'a script with a result',
      xml: file(
        process(
          'p',
          start('s'),
          script('a', 'var t = x + 2; t * 10', { at: { 'camunda:resultVariable': 'y' } }),
          xor('g', 'no'),
          end('yes'),
          end('no'),
          flows('s a g no'),
          flow('g', 'yes', '${y == 50}'),
        ),
      ),
      start: { x: 3 },
      trace: 's a g yes',
      variables: { y: 50 },
    },
    {
      name: 'a script that sets variables',
      differs: {
        flowable: { skip: true, why: 'GraalJS sees only what a scope lists, and its scope lists the variables alone' },
      },
      xml: file(
        process(
          'p',
          start('s'),
          script('a', "execution.setVariable('name', execution.getVariable('first') + '-' + last)"),
          end('e'),
          flows('s a e'),
        ),
      ),
      start: { first: 'a', last: 'b' },
      trace: 's a e',
      variables: { name: 'a-b' },
    },
    {
      name: 'listeners of elements and flows, in their order',
      xml: file(
        process(
          'p',
          start('s', '', { ext: executionListener('start', note('1')) + executionListener('end', note('2')) }),
          flow('s', 'a', '', executionListener('take', note('3'))),
          task('a', { ext: executionListener('start', note('4')) + executionListener('end', note('5')) }),
          flow('a', 'e'),
          end('e', '', { ext: executionListener('start', note('6')) }),
        ),
      ),
      start: { log: '' },
      steps: [complete('a')],
      trace: 's a e',
      variables: { log: '123456' },
    },
    {
      name: 'listeners of tasks',
      differs: {
        flowable: {
          variables: { log: 'acd' },
          dialect: true,
          why: 'it assigns before it says that the task was created',
        },
      },
      xml: file(
        process(
          'p',
          start('s'),
          task('a', {
            at: { 'camunda:assignee': 'li' },
            ext:
              taskListener('create', noteTask('c')) +
              taskListener('assignment', noteTask('a')) +
              taskListener('complete', noteTask('d')),
          }),
          end('e'),
          flows('s a e'),
        ),
      ),
      start: { log: '' },
      steps: [complete('a')],
      trace: 's a e',
      variables: { log: 'cad' },
    },
    {
      name: 'listeners of a sub-process around those within',
      xml: file(
        process(
          'p',
          start('s'),
          subWith(
            'sub',
            { ext: executionListener('start', note('<')) + executionListener('end', note('>')) },
            start('is'),
            task('a', { ext: executionListener('start', note('a')) }),
            end('ie'),
            flows('is a ie'),
          ),
          end('e'),
          flows('s sub e'),
        ),
      ),
      start: { log: '' },
      steps: [complete('a')],
      trace: 's is a ie sub e',
      variables: { log: '<a>' },
    },
    {
      name: 'an expression that fails takes the whole step back',
      xml: file(
        process(
          'p',
          start('s'),
          task('a'),
          service('b', { at: { 'camunda:expression': '${nobody.knows}' } }),
          end('e'),
          flows('s a b e'),
        ),
      ),
      steps: [
        async (driver) => {
          const failed = await complete('a', { x: 1 })(driver).then(
            () => false,
            () => true,
          );
          if (!failed) throw new Error('went on');
        },
        isOpen('a'),
      ],
      trace: 's',
      open: 'a',
    },
    {
      name: 'asynchronous work that fails three times is an incident, and goes on when it is tried again',
      xml: file(
        process(
          'p',
          start('s'),
          service('a', {
            at: { 'camunda:asyncBefore': true, 'camunda:expression': '${late * 2}', 'camunda:resultVariable': 'y' },
          }),
          end('e'),
          flows('s a e'),
        ),
      ),
      steps: [work, work, work, (driver) => driver.advance(3_600_000), set({ late: 4 }), retry],
      trace: 's a e',
      variables: { late: 4, y: 8 },
    },
    {
      name: 'asynchronous work that goes on failing stays an incident',
      xml: file(
        process(
          'p',
          start('s'),
          service('a', { at: { 'camunda:asyncBefore': true, 'camunda:expression': '${nobody}' } }),
          end('e'),
          flows('s a e'),
        ),
      ),
      steps: [work, work, work, (driver) => driver.advance(3_600_000)],
      trace: 's',
      incidents: 'a',
    },
    {
      name: 'a conditional event waits until its condition holds',
      differs: {
        flowable: { skip: true, why: 'it looks at conditions when it is asked to, not when a variable changes' },
      },
      xml: file(
        process('p', start('s'), wait('w', condition('${ready == true}')), task('a'), end('e'), flows('s w a e')),
      ),
      start: { ready: false },
      steps: [isOpen(''), set({ ready: true }), isOpen('a'), complete('a')],
      trace: 's w a e',
      variables: { ready: true },
    },
    {
      name: 'a conditional event at the edge',
      differs: {
        flowable: { skip: true, why: 'it looks at conditions when it is asked to, not when a variable changes' },
      },
      xml: file(
        process(
          'p',
          start('s'),
          sub('sub', start('is'), task('a'), end('ie'), flows('is a ie')),
          boundary('c', 'sub', condition('${x > 10}')),
          end('e'),
          end('x'),
          flows('s sub e', 'c x'),
        ),
      ),
      start: { x: 1 },
      steps: [set({ x: 5 }), isOpen('a'), set({ x: 11 })],
      trace: 's is c x',
      cancelled: 'a sub',
      variables: { x: 11 },
    },
    {
      name: 'cancelled from outside',
      xml: file(
        process(
          'p',
          start('s'),
          sub('sub', start('is'), task('a'), task('b'), end('ie'), flows('is a ie', 'is b ie')),
          end('e'),
          flows('s sub e'),
        ),
      ),
      start: { x: 1 },
      steps: [complete('a'), cancel],
      trace: 's is a ie',
      cancelled: 'b sub',
    },
  ],
};
