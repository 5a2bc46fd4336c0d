import type { CaseGroup, EngineName } from './case.ts';

const NAMES: Readonly<Record<EngineName, string>> = {
  embedded: 'The embedded engine',
  camunda7: 'Camunda 7',
  flowable: 'Flowable',
};

/** The page of what the suite holds the engines to, and where one of them does otherwise. */
export function differencesPage(groups: readonly CaseGroup[]): string {
  const all = groups.flatMap(({ cases }) => cases);
  const lines = [
    '# Conformance',
    '',
    `\`tests/conformance\` has ${all.length} small models with what must come of them: the order in which elements end, what is taken away, open tasks, variables, incidents. They are drawn for Camunda and converted for Flowable by \`gongdi convert\`. The expected outcome is what a real Camunda 7 gives; the embedded engine is held to it in every \`npm test\`, with the models of both engines, and real Camunda 7 and Flowable in \`npm run test:engines\`.`,
    '',
    'Arrivals at joins are left out: engines record them in different ways, and that a join was passed is seen by what comes after it. This page is made from the cases (`npx vitest run --project tests tests/conformance -u`).',
    '',
    '| group | models |',
    '| --- | --- |',
    ...groups.map(({ name, cases }) => `| ${name} | ${cases.length} |`),
    '',
    '## Differences',
  ];
  for (const engine of ['camunda7', 'flowable', 'embedded'] as const) {
    const differing = groups.flatMap(({ name: group, cases }) =>
      cases.flatMap(({ name, differs }) => {
        const own = differs?.[engine];
        if (!own) return [];
        const more = own.skip ? ' Not run.' : own.dialect ? ' Ours does the same with its models.' : '';
        return [`- ${group}, “${name}”: ${own.why}.${more}`];
      }),
    );
    lines.push('', `### ${NAMES[engine]}`, '', ...differing);
  }
  return `${lines.join('\n')}\n`;
}
