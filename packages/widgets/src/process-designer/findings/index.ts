import findingsCss from './findings.css?inline';

export { LiveFindings } from './live-findings.ts';
export { findingsCss };
