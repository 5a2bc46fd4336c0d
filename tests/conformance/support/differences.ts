import type { CaseGroup, EngineName } from './case.ts';

const NAMES: Readonly<Record<EngineName, string>> = {
  embedded: 'The embedded engine',
  camunda7: 'Camunda 7',
  flowable: 'Flowable',
};

/** Returns the page about what the suite requires from the engines, and where an engine differs. */
export function differencesPage(groups: readonly CaseGroup[]): string {
  const all = groups.flatMap(({ cases }) => cases);
  const lines = [
    '# Conformance',
    '',
    `\`tests/conformance\` has ${all.length} small models with their expected outcome: the order in which elements end, what is cancelled, open tasks, variables, incidents. They are drawn for Camunda and converted for Flowable by \`gongdi convert\`. The expected outcome is that of a real Camunda 7. The embedded engine is compared with it in every \`npm test\`, with the models of both engines. Real Camunda 7 and Flowable are compared in \`npm run test:engines\`.`,
    '',
    'Arrivals at joins are left out, because engines record them in different ways. What follows a join shows that it was passed. This page is generated from the cases (`npx vitest run --project tests tests/conformance -u`).',
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
