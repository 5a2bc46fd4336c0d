import { complete, isOpen, message as send, pass, signal as raise, HOUR, type CaseGroup } from '../support/case.ts';
import {
  boundary,
  call,
  end,
  eventSub,
  file,
  flow,
  flows,
  mapping,
  message,
  process,
  several,
  signal,
  start,
  sub,
  task,
  terminate,
  timer,
  xor,
} from '../support/model.ts';

const asked = (interrupting: boolean, definition: string) =>
  file(
    process(
      'p',
      start('s'),
      task('a'),
      end('e'),
      flows('s a e'),
      eventSub(
        'handler',
        start('hs', definition, { at: { isInterrupting: interrupting } }),
        task('h'),
        end('he'),
        flows('hs h he'),
      ),
    ),
  );
const called = process('q', start('qs'), task('b'), end('qe'), flows('qs b qe'));

export const scopes: CaseGroup = {
  name: 'scopes and calls',
  cases: [
    {
      name: 'a sub-process',
      xml: file(
        process(
          'p',
          start('s'),
          sub('sub', start('is'), task('a'), end('ie'), flows('is a ie')),
          task('b'),
          end('e'),
          flows('s sub b e'),
        ),
      ),
      steps: [complete('a', { x: 1 }), complete('b')],
      trace: 's is a ie sub b e',
      variables: { x: 1 },
    },
    {
      name: 'a sub-process ends with its last branch',
      xml: file(
        process(
          'p',
          start('s'),
          sub('sub', start('is'), task('a'), task('b'), end('ie'), flows('is a ie', 'is b ie')),
          end('e'),
          flows('s sub e'),
        ),
      ),
      steps: [complete('b'), isOpen('a'), complete('a')],
      trace: 's is b ie a ie sub e',
    },
    {
      name: 'a terminate end event ends its scope only',
      differs: {
        flowable: {
          trace: 's is a c e',
          cancelled: 'b stop sub',
          why: 'the event that terminates is cancelled with what it terminates',
        },
      },
      xml: file(
        process(
          'p',
          start('s'),
          sub(
            'sub',
            start('is'),
            task('a'),
            task('b'),
            end('ie'),
            end('stop', terminate),
            flows('is a stop', 'is b ie'),
          ),
          task('c'),
          end('e'),
          flows('s sub c e'),
        ),
      ),
      steps: [complete('a'), isOpen('c'), complete('c')],
      trace: 's is a stop sub c e',
      cancelled: 'b',
    },
    {
      name: 'a terminate end event of the process',
      differs: {
        flowable: {
          trace: 's a',
          cancelled: 'b stop',
          why: 'the event that terminates is cancelled with what it terminates',
        },
      },
      xml: file(
        process('p', start('s'), task('a'), task('b'), end('e'), end('stop', terminate), flows('s a stop', 's b e')),
      ),
      steps: [complete('a')],
      trace: 's a stop',
      cancelled: 'b',
    },
    {
      name: 'an event sub-process by message, interrupting',
      xml: asked(true, message('change')),
      steps: [send('change', { x: 1 }), isOpen('h'), complete('h')],
      trace: 's hs h he handler',
      cancelled: 'a',
      variables: { x: 1 },
    },
    {
      name: 'an event sub-process by message, not interrupting, twice',
      xml: asked(false, message('ask')),
      steps: [send('ask'), send('ask'), isOpen('a h h'), complete('h'), complete('h'), complete('a')],
      trace: 's hs hs h he handler h he handler a e',
    },
    {
      name: 'an event sub-process by timer, not interrupting',
      xml: asked(false, timer('PT1H')),
      steps: [pass(2 * HOUR), isOpen('a h'), complete('a'), isOpen('h'), complete('h')],
      trace: 's hs a e h he handler',
    },
    {
      name: 'an event sub-process by signal, interrupting',
      xml: asked(true, signal('alarm')),
      steps: [raise('alarm'), complete('h')],
      trace: 's hs h he handler',
      cancelled: 'a',
    },
    {
      name: 'a message at the edge of a sub-process with a loop inside',
      xml: file(
        process(
          'p',
          start('s'),
          sub('sub', start('is'), task('a'), xor('g', 'ie'), end('ie'), flows('is a g ie'), flow('g', 'a', '${again}')),
          boundary('m', 'sub', message('stop')),
          end('e'),
          end('x'),
          flows('s sub e', 'm x'),
        ),
      ),
      steps: [complete('a', { again: true }), complete('a', { again: true }), send('stop')],
      trace: 's is a g a g m x',
      cancelled: 'a sub',
      variables: { again: true },
    },
    {
      name: 'a called process',
      key: 'p',
      xml: file(process('p', start('s'), call('c', 'q'), task('a'), end('e'), flows('s c a e')), called),
      steps: [isOpen('b'), complete('b', { inner: 1 }), complete('a')],
      trace: 's qs b qe c a e',
    },
    {
      name: 'a called process with variables in and out',
      key: 'p',
      xml: file(
        process(
          'p',
          start('s'),
          call('c', 'q', {
            ext:
              mapping('in', { source: 'name', target: 'who' }) +
              mapping('in', { sourceExpression: '${x + 1}', target: 'z' }) +
              mapping('out', { source: 'result', target: 'got' }),
          }),
          end('e'),
          flows('s c e'),
        ),
        process(
          'q',
          start('qs'),
          task('b', { at: { 'camunda:assignee': '${who}' } }),
          xor('g', 'bad'),
          end('good'),
          end('bad'),
          flows('qs b g bad'),
          flow('g', 'good', '${z == 42}'),
        ),
      ),
      start: { x: 41, name: 'li' },
      steps: [complete('b', { result: [1, 2], other: 1 }, 'li')],
      trace: 's qs b g good c e',
      variables: { got: [1, 2] },
    },
    {
      name: 'a called process with all variables in and out',
      differs: {
        flowable: {
          variables: { x: 1 },
          dialect: true,
          why: 'it can give all variables to a called process and take none back but by name; the conversion says so',
        },
      },
      key: 'p',
      xml: file(
        process(
          'p',
          start('s'),
          call('c', 'q', { ext: mapping('in', { variables: 'all' }) + mapping('out', { variables: 'all' }) }),
          end('e'),
          flows('s c e'),
        ),
        called,
      ),
      start: { x: 1 },
      steps: [complete('b', { x: 2, more: true })],
      trace: 's qs b qe c e',
      variables: { x: 2, more: true },
    },
    {
      name: 'a called process is taken away with its call',
      key: 'p',
      xml: file(
        process(
          'p',
          start('s'),
          call('c', 'q'),
          boundary('m', 'c', message('stop')),
          end('e'),
          end('x'),
          flows('s c e', 'm x'),
        ),
        called,
      ),
      steps: [isOpen('b'), send('stop')],
      trace: 's qs m x',
      cancelled: 'b c',
    },
    {
      name: 'a process called for each of a list',
      key: 'p',
      xml: file(
        process(
          'p',
          start('s'),
          call('c', 'q', {
            mi: several({ collection: 'people', variable: 'who' }),
            ext: mapping('in', { source: 'who', target: 'who' }),
          }),
          end('e'),
          flows('s c e'),
        ),
        process('q', start('qs'), task('b', { at: { 'camunda:assignee': '${who}' } }), end('qe'), flows('qs b qe')),
      ),
      start: { people: ['li', 'wang'] },
      steps: [complete('b', {}, 'wang'), complete('b', {}, 'li')],
      trace: 's qs qs b qe c b qe c e',
    },
  ],
};
