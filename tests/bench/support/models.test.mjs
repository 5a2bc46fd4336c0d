import { BpmnModdle } from 'bpmn-moddle';
import { describe, expect, it } from 'vitest';
import { makeModel } from './models.mjs';

describe('generated models', () => {
  it('are the same for the same seed and differ for another', () => {
    expect(makeModel({ nodes: 30, seed: 7 })).toBe(makeModel({ nodes: 30, seed: 7 }));
    expect(makeModel({ nodes: 30, seed: 7 })).not.toBe(makeModel({ nodes: 30, seed: 8 }));
  });

  it.each([
    [30, 1],
    [30, 2],
    [200, 3],
    [1000, 4],
  ])('of %i nodes (seed %i) are read without a warning, with that many nodes, each drawn', async (nodes, seed) => {
    const { rootElement, warnings } = await new BpmnModdle().fromXML(makeModel({ nodes, seed }));
    expect(warnings).toEqual([]);
    const elements = rootElement.rootElements[0].flowElements;
    const drawn = rootElement.diagrams[0].plane.planeElement;
    const count = elements.filter(({ $type }) => $type !== 'bpmn:SequenceFlow').length;
    expect(count).toBeGreaterThanOrEqual(nodes);
    expect(count).toBeLessThanOrEqual(nodes * 1.1);
    expect(drawn).toHaveLength(elements.length);
  });
});
