import { areaCallsOf, CallFailure, calls, type Client } from '@gongdi/api';
import { fill, writeArea, type AreaForm, type AreaType } from '@gongdi/domain';
import { useRef, type RefObject } from 'react';
import type { PlanDrawing } from '../../../../plan/index.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { furtherOf } from './area-values.ts';
import { useAreaText } from './text/index.ts';
import type { WholeArea } from './use-area.ts';

interface AreaStore {
  client: Client;
  area: AreaType;
  /** Id and version of the area as stored last; null: it is new. Each store writes the next state here. */
  kept: RefObject<{ id: string; version: number } | null>;
  /** Drawings as they were stored when the page opened; empty for a new area. */
  stored: readonly PlanDrawing[];
  /** Text for further drawings that were refused after the area was stored, with `{reason}`. */
  partly: string;
}

/**
 * Stores an area and then its further drawings, in two calls. If only the second one fails, a retry edits the area that
 * the first one has stored.
 * @throws CallFailure if the area or its further drawings were refused
 */
export async function storeArea(
  { client, area, kept, stored, partly }: AreaStore,
  form: AreaForm,
  further: readonly PlanDrawing[],
): Promise<void> {
  const own = areaCallsOf(area);
  const body = writeArea(area, form);
  const before = kept.current;
  const params = own.edit.input.params ? { params: { id: before?.id } } : {};
  const { id, version } = before
    ? await client.call(own.edit, { ...params, body: { ...body, ...before } }, { quiet: true })
    : await client.call(own.add, { body }, { quiet: true });
  kept.current = { id, version };
  if (further.length === 0 && stored.length <= 1) return;
  const drawings = furtherOf(further, stored);
  try {
    await client.call(calls.area.setDrawings, { body: { area_id: id, drawings } }, { quiet: true });
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    const { code, status } = error;
    throw new CallFailure(fill(partly, { reason: error.message }), { code, status, cause: error });
  }
}

/** Returns `storeArea` for one area: a new one, or the one that the page was opened for. */
export function useAreaStore(
  area: AreaType,
  whole: WholeArea | undefined,
): (form: AreaForm, further: readonly PlanDrawing[]) => Promise<void> {
  const { client } = useConsole();
  const { partlySaved: partly } = useAreaText();
  const kept = useRef(whole ? { id: whole.row.id, version: whole.row.version } : null);
  return (form, further) => storeArea({ client, area, kept, stored: whole?.drawings ?? [], partly }, form, further);
}
