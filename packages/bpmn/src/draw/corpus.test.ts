import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readModel } from '../model/index.ts';
import { drawModel, planesOf } from './index.ts';

const corpus = new URL('../../../../../shared/corpus/', import.meta.url);
const fixtures = new URL('../check/rules/', import.meta.url);

/** The fixtures of our rules and, if present, the folder of public models beside the repository. */
const files = [fixtures, ...(existsSync(corpus) ? [corpus] : [])].flatMap((folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:bpmn|xml)$/.test(entry.name))
    .map((entry) => new URL(`file://${entry.parentPath}/${encodeURIComponent(entry.name)}`)),
);

describe('drawing real models', () => {
  it('gives well-formed markup with finite numbers for every plane of every file', async () => {
    let drawings = 0;
    for (const file of files) {
      const { model } = await readModel(readFileSync(file));
      if (!model) continue;
      for (const plane of planesOf(model)) {
        const drawing = drawModel(model, { plane });
        if (!drawing) continue;
        drawings += 1;
        const { svg, width, height } = drawing;
        expect(svg, file.pathname).not.toMatch(/NaN|Infinity|undefined|\[object/);
        expect(width * height).toBeGreaterThan(0);
        const opened = svg.match(/<[a-z]+(?:\s[^>]*)?[^/]>/g)?.length ?? 0;
        expect(svg.match(/<\/[a-z]+>/g)?.length, file.pathname).toBe(opened);
      }
    }
    expect(drawings).toBeGreaterThan(0);
  });
});
