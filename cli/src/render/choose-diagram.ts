import { diagramsOf, type Model } from '@gongdi/bpmn';
import { CliFailure, EXIT } from '../command.ts';
import { cliMessage } from '../text/index.ts';

/**
 * Returns the id of the diagram that `--diagram` names: by its number in the file from 1, its id or its name.
 * @throws CliFailure with exit 2 when the file has no such diagram
 */
export function chosenDiagram(model: Model, wanted: string | undefined, file: string): string | undefined {
  if (wanted === undefined) return undefined;
  const diagrams = diagramsOf(model);
  const found =
    diagrams.find(({ id }) => id === wanted) ??
    diagrams.find(({ name }) => name === wanted) ??
    (/^\d{1,9}$/.test(wanted) ? diagrams[Number(wanted) - 1] : undefined);
  if (found?.id !== undefined) return found.id;
  const names = diagrams.map(({ id, name }, at) => [at + 1, id, name].filter(Boolean).join(' ')).join(', ');
  throw new CliFailure(EXIT.usage, cliMessage('noSuchDiagram', { file, diagram: wanted, names }));
}
