import { allResources, findResource, type AnyResource, type Operation } from '@gongdi/domain';
import { CliFailure, EXIT } from '../command.ts';
import { nearest } from '../nearest.ts';
import { cliMessage } from '../text/index.ts';

/**
 * Returns the resource with a noun (`project`), the noun's plural or its route segment (`projectmanage`).
 * @throws CliFailure with exit 2 when there is none, or it has no such operation
 */
export function resourceNamed(name: string, operation: Operation): AnyResource {
  const found = findResource(name) ?? findResource(name.replace(/s$/, ''));
  if (found?.endpoints[operation]) return found;
  const nouns = nounsFor(operation);
  const unknown = cliMessage('unknownResource', { name });
  const near = nearest(name, nouns);
  // The whole list is longer than a screen: only where nothing is near.
  const hint =
    near === undefined
      ? cliMessage('knownResources', { names: nouns.join(', ') })
      : cliMessage('didYouMean', { name: near });
  throw new CliFailure(EXIT.usage, { zh: `${unknown.zh}\n${hint.zh}`, en: `${unknown.en}\n${hint.en}` });
}

/** Returns the nouns of all resources that have an operation. */
export function nounsFor(operation: Operation): string[] {
  return allResources().flatMap((one) => (one.endpoints[operation] ? [one.noun] : []));
}
