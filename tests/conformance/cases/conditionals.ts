import { complete, isOpen, set, type CaseGroup } from '../support/case.ts';
import { boundary, condition, end, eventSub, file, flows, process, start, sub, task, wait } from '../support/model.ts';

const differs = {
  flowable: { skip: true, why: 'it looks at conditions when it is asked to, not when a variable changes' },
};

const beside = (definition: string, interrupting: boolean) =>
  file(
    process(
      'p',
      start('s'),
      task('a'),
      end('e'),
      eventSub(
        'sub',
        start('is', definition, { at: { isInterrupting: interrupting } }),
        task('b'),
        end('ie'),
        flows('is b ie'),
      ),
      flows('s a e'),
    ),
  );
const edge = (definition: string) =>
  file(
    process(
      'p',
      start('s'),
      task('a'),
      boundary('c', 'a', definition, false),
      task('b'),
      end('e'),
      end('x'),
      flows('s a e', 'c b x'),
    ),
  );

const NO_FILTERS = {
  flowable: { skip: true, dialect: true, why: 'its conditional events name no variables; the conversion says so' },
};

/** Events that occur when a variable changes. */
export const conditionals: CaseGroup = {
  name: 'conditional events',
  cases: [
    {
      name: 'an event sub-process, interrupting',
      differs,
      xml: beside(condition('${x > 10}'), true),
      start: { x: 1 },
      steps: [set({ x: 11 }), isOpen('b'), complete('b')],
      trace: 's is b ie sub',
      cancelled: 'a',
      variables: { x: 11 },
    },
    {
      name: 'an event sub-process, not interrupting, at each change that holds',
      differs,
      xml: beside(condition('${x > 10}'), false),
      start: { x: 1 },
      steps: [
        set({ x: 11 }),
        set({ x: 12 }),
        set({ x: 2 }),
        isOpen('a b b'),
        complete('b'),
        complete('b'),
        complete('a'),
      ],
      trace: 's is is b ie sub b ie sub a e',
      variables: { x: 2 },
    },
    {
      name: 'at the edge, not interrupting, at each change that holds',
      differs,
      xml: edge(condition('${x > 10}')),
      start: { x: 1 },
      steps: [set({ x: 11 }), set({ x: 12 }), set({ y: 1 }), isOpen('a b b b'), complete('a')],
      trace: 's c c c a e',
      open: 'b b b',
      variables: { x: 12, y: 1 },
    },
    {
      name: 'a condition that holds already comes at once',
      differs,
      xml: file(process('p', start('s'), wait('w', condition('${x > 10}')), task('a'), end('e'), flows('s w a e'))),
      start: { x: 11 },
      steps: [complete('a')],
      trace: 's w a e',
    },
    {
      name: 'a condition about a variable that is not there waits for it',
      differs,
      xml: file(process('p', start('s'), wait('w', condition('${x > 10}')), task('a'), end('e'), flows('s w a e'))),
      steps: [isOpen(''), set({ x: 11 }), complete('a')],
      trace: 's w a e',
      variables: { x: 11 },
    },
    {
      name: 'a named variable alone matters',
      differs: NO_FILTERS,
      xml: edge(condition('${x > 10}', { 'camunda:variableName': 'x' })),
      start: { x: 1 },
      steps: [set({ x: 11 }), set({ y: 1 }), isOpen('a b'), complete('b'), complete('a')],
      trace: 's c b x a e',
      variables: { x: 11, y: 1 },
    },
    {
      name: 'a named change alone matters: made, not set anew',
      differs: NO_FILTERS,
      xml: edge(condition('${x > 10}', { 'camunda:variableName': 'x', 'camunda:variableEvents': 'create' })),
      steps: [set({ x: 11 }), set({ x: 12 }), isOpen('a b'), complete('b'), complete('a')],
      trace: 's c b x a e',
      variables: { x: 12 },
    },
    {
      name: 'a named change alone matters: set anew, not made',
      differs: NO_FILTERS,
      xml: edge(condition('${x > 10}', { 'camunda:variableName': 'x', 'camunda:variableEvents': 'update, delete' })),
      steps: [set({ x: 11 }), isOpen('a'), set({ x: 12 }), isOpen('a b'), complete('b'), complete('a')],
      trace: 's c b x a e',
      variables: { x: 12 },
    },
    {
      name: 'several variables at once: at each of them',
      differs,
      xml: edge(condition('${x > 10}')),
      start: { x: 11 },
      steps: [complete('b'), set({ y: 1, z: 2 }), isOpen('a b b'), complete('b'), complete('b'), complete('a')],
      trace: 's c b x c c b x b x a e',
      variables: { y: 1, z: 2 },
    },
    {
      name: 'within a sub-process, by a variable of the instance',
      differs,
      xml: file(
        process(
          'p',
          start('s'),
          sub('sub', start('is'), wait('w', condition('${ready == true}')), task('a'), end('ie'), flows('is w a ie')),
          end('e'),
          flows('s sub e'),
        ),
      ),
      start: { ready: false },
      steps: [set({ ready: true }), complete('a')],
      trace: 's is w a ie sub e',
      variables: { ready: true },
    },
  ],
};
