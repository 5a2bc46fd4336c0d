import { complete, isOpen, pass, work, DAY, HOUR, type CaseGroup } from '../support/case.ts';
import { boundary, end, file, flows, process, start, sub, task, timer, wait } from '../support/model.ts';

const edge = (definition: string, interrupting: boolean) =>
  file(
    process(
      'p',
      start('s'),
      task('a'),
      boundary('t', 'a', definition, interrupting),
      task('b'),
      end('e'),
      end('x'),
      flows('s a e', 't b x'),
    ),
  );

export const timers: CaseGroup = {
  name: 'timers',
  cases: [
    {
      name: 'an intermediate timer',
      xml: file(process('p', start('s'), wait('t', timer('P1D')), task('a'), end('e'), flows('s t a e'))),
      steps: [pass(23 * HOUR), isOpen(''), pass(2 * HOUR), isOpen('a'), complete('a')],
      trace: 's t a e',
    },
    {
      name: 'a date that has passed',
      xml: file(
        process('p', start('s'), wait('t', timer('2020-01-01T00:00:00', 'timeDate')), end('e'), flows('s t e')),
      ),
      steps: [work],
      trace: 's t e',
    },
    {
      name: 'a duration by expression',
      xml: file(process('p', start('s'), wait('t', timer('${howLong}')), end('e'), flows('s t e'))),
      start: { howLong: 'PT90M' },
      steps: [pass(HOUR), pass(HOUR)],
      trace: 's t e',
    },
    {
      name: 'at the edge, interrupting',
      xml: edge(timer('PT1H'), true),
      steps: [pass(2 * HOUR), isOpen('b'), complete('b')],
      trace: 's t b x',
      cancelled: 'a',
    },
    {
      name: 'at the edge, interrupting, not reached',
      xml: edge(timer('PT1H'), true),
      steps: [complete('a'), pass(2 * HOUR)],
      trace: 's a e',
    },
    {
      name: 'at the edge, not interrupting',
      xml: edge(timer('PT1H'), false),
      steps: [pass(2 * HOUR), isOpen('a b'), complete('a'), isOpen('b'), complete('b')],
      trace: 's t a e b x',
    },
    {
      name: 'at the edge, three times, not interrupting',
      xml: edge(timer('R3/PT1H', 'timeCycle'), false),
      steps: [
        pass(HOUR + 1000),
        pass(HOUR + 1000),
        pass(HOUR + 1000),
        pass(DAY),
        isOpen('a b b b'),
        complete('a'),
        complete('b'),
        complete('b'),
        complete('b'),
      ],
      trace: 's t t t a e b x b x b x',
    },
    {
      name: 'longer than 24 days',
      xml: edge(timer('P60D'), true),
      steps: [pass(40 * DAY), isOpen('a'), pass(21 * DAY), isOpen('b'), complete('b')],
      trace: 's t b x',
      cancelled: 'a',
    },
    {
      name: 'at the edge of a sub-process, taking away all within',
      xml: file(
        process(
          'p',
          start('s'),
          sub('sub', start('is'), task('a'), task('b'), end('ie'), flows('is a ie', 'is b ie')),
          boundary('t', 'sub', timer('PT1H')),
          task('c'),
          end('e'),
          flows('s sub e', 't c e'),
        ),
      ),
      steps: [complete('a'), pass(2 * HOUR), isOpen('c'), complete('c')],
      trace: 's is a ie t c e',
      cancelled: 'b sub',
    },
    {
      name: 'two at one task: the earlier one leaves the later one',
      xml: file(
        process(
          'p',
          start('s'),
          task('a'),
          boundary('remind', 'a', timer('PT1H'), false),
          boundary('end', 'a', timer('PT3H')),
          task('r'),
          task('x'),
          end('e'),
          flows('s a e', 'remind r e', 'end x e'),
        ),
      ),
      steps: [pass(HOUR + 1000), isOpen('a r'), pass(2 * HOUR), isOpen('r x'), complete('r'), complete('x')],
      trace: 's remind end r e x e',
      cancelled: 'a',
    },
  ],
};
