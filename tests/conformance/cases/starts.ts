import { begin, complete, conditions, HOUR, isOpen, pass, refused, type CaseGroup } from '../support/case.ts';
import {
  condition,
  end,
  eventSub,
  file,
  flows,
  message,
  process,
  signal,
  start,
  task,
  timer,
} from '../support/model.ts';

/** A process with a given start event definition. */
const begunBy = (definition: string) => file(process('p', start('s', definition), task('a'), end('e'), flows('s a e')));

const NO_CONDITIONS = { flowable: { skip: true, why: 'its processes do not begin by conditions' } };

/** Instances that start without a start command. */
export const starts: CaseGroup = {
  name: 'starts',
  cases: [
    {
      name: 'a message begins an instance, with variables',
      xml: begunBy(message('order')),
      waits: true,
      steps: [isOpen(''), begin('message', 'order', { number: 7 }), complete('a')],
      trace: 's a e',
      variables: { number: 7 },
    },
    {
      name: 'of two start events the one begins whose message comes',
      xml: file(
        process(
          'p',
          start('s1', message('one')),
          start('s2', message('two')),
          task('a'),
          task('b'),
          end('e'),
          flows('s1 a e', 's2 b e'),
        ),
      ),
      waits: true,
      steps: [begin('message', 'two'), complete('b')],
      trace: 's2 b e',
    },
    {
      name: 'a message that begins nothing is refused',
      xml: begunBy(message('order')),
      waits: true,
      steps: [refused(begin('message', 'other')), begin('message', 'order')],
      trace: 's',
      open: 'a',
    },
    {
      name: 'a signal begins an instance, with variables',
      xml: begunBy(signal('alarm')),
      waits: true,
      steps: [begin('signal', 'alarm', { level: 2 }), complete('a')],
      trace: 's a e',
      variables: { level: 2 },
    },
    {
      name: 'a timer begins an instance',
      xml: begunBy(timer('PT1H')),
      waits: true,
      steps: [pass(HOUR / 2), isOpen(''), pass(HOUR), complete('a')],
      trace: 's a e',
    },
    {
      name: 'a condition begins an instance once it holds',
      differs: NO_CONDITIONS,
      xml: begunBy(condition('${x > 10}')),
      waits: true,
      steps: [conditions({ x: 1 }), isOpen(''), conditions({ x: 11, y: 'z' }), complete('a')],
      trace: 's a e',
      variables: { x: 11, y: 'z' },
    },
    {
      name: 'a condition about a variable that is not given does not hold',
      differs: NO_CONDITIONS,
      xml: begunBy(condition('${x > 10}')),
      waits: true,
      steps: [conditions({ y: 1 }), isOpen(''), conditions({ x: 20 }), complete('a')],
      trace: 's a e',
      variables: { x: 20 },
    },
    {
      name: 'a condition that names a variable is looked at when that one is given',
      differs: { flowable: { ...NO_CONDITIONS.flowable, dialect: true } },
      xml: begunBy(condition('${y == 1}', { 'camunda:variableName': 'x' })),
      waits: true,
      steps: [conditions({ y: 1 }), isOpen(''), conditions({ x: null, y: 1 }), complete('a')],
      trace: 's a e',
      variables: { x: null, y: 1 },
    },
    {
      name: 'of two start events each begins an instance when its condition holds',
      differs: NO_CONDITIONS,
      xml: file(
        process(
          'p',
          start('s1', condition('${x > 10}')),
          start('s2', condition('${x > 100}')),
          task('a'),
          task('b'),
          end('e'),
          flows('s1 a e', 's2 b e'),
        ),
      ),
      waits: true,
      steps: [conditions({ x: 11 }), complete('a'), refused(complete('b'))],
      trace: 's1 a e',
      variables: { x: 11 },
    },
    {
      name: 'a message begins an event sub-process beside the tasks',
      xml: file(
        process(
          'p',
          start('s'),
          task('a'),
          end('e'),
          eventSub(
            'sub',
            start('is', message('ask'), { at: { isInterrupting: false } }),
            task('b'),
            end('ie'),
            flows('is b ie'),
          ),
          flows('s a e'),
        ),
      ),
      steps: [begin('message', 'ask'), isOpen('a b'), complete('b'), complete('a')],
      trace: 's is b ie sub a e',
    },
  ],
};
