import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { LATE_PARTS, latePart } from '../../build/late-parts.ts';

const modules = createRequire(import.meta.url)
  .resolve('bpmn-js/package.json')
  .replace(/bpmn-js.package\.json$/, '');

describe.each(LATE_PARTS)('$file', ({ file, edits }) => {
  const code = readFileSync(modules + file, 'utf8');

  test('is brought late in the installed version', () => {
    const changed = latePart(`${modules}${file}?v=1`, code);
    for (const [, to] of edits) expect(changed).toContain(to);
    expect(changed).not.toMatch(
      /^import [^;]*(?:moddle-xml|PopupMenuComponent|ui\/index|PaletteTooltipComponent|features\/search'|features\/(?:bendpoints|auto-scroll|label-link|modeling-feedback|replace-preview)'|MenuProvider|BpmnSpaceTool|features\/space-tool'|.\/(?:noFound|serverError|unauthorized)'|\.\.\/tree')/m,
    );
  });

  test('fails the build when the text is gone', () => {
    expect(() => latePart(modules + file, code.replace(edits[0]?.[0] ?? '', ''))).toThrow(file);
  });
});

test('leaves other modules alone', () => {
  expect(latePart('/x/src/other.js', 'render(null, container)')).toBeUndefined();
});
