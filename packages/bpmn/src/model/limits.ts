import type { ReadLimits } from './types.ts';

/**
 * The largest of 18,000 public models has 0.91 MB; these bounds are ten times what real ones need
 * and small enough that the dearest input below them is still answered in seconds.
 */
export const DEFAULT_LIMITS: ReadLimits = {
  size: 10 * 1024 * 1024,
  depth: 200,
  attributes: 256,
  elements: 100_000,
};

/**
 * For files that a person has chosen on the own machine: a model of 50,000 nodes fits. What a stranger sends is held
 * to the narrower bounds.
 */
export const LOCAL_LIMITS: Partial<ReadLimits> = { size: 32 * 1024 * 1024, elements: 500_000 };

/** Distinct namespaces of one document. Real models have fewer than twenty. */
export const MAX_NAMESPACES = 256;

/** Findings kept per kind of trouble; the rest is summed up in one more finding. */
export const MAX_FINDINGS_PER_CODE = 50;
