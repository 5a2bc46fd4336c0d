import type { ReadLimits } from './types.ts';

/**
 * The largest of 18,000 public models has 0.91 MB. These limits are ten times what real models need. The most expensive
 * input within them is still processed in seconds.
 */
export const DEFAULT_LIMITS: ReadLimits = {
  size: 10 * 1024 * 1024,
  depth: 200,
  attributes: 256,
  elements: 100_000,
};

/**
 * Limits for files that a person chooses on the local machine: a model of 50,000 nodes fits. Input from unknown senders
 * has the stricter default limits.
 */
export const LOCAL_LIMITS: Partial<ReadLimits> = { size: 32 * 1024 * 1024, elements: 500_000 };

/** Distinct namespaces of one document. Real models have fewer than twenty. */
export const MAX_NAMESPACES = 256;

/** Findings stored for each kind of problem; one more finding gives the count of the remaining ones. */
export const MAX_FINDINGS_PER_CODE = 50;
