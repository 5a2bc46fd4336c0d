import { demoId } from '../../../../../demo/index.ts';
import { concrete } from './concrete.ts';
import type { Drawing } from './draw.ts';
import { leave } from './leave.ts';
import { material } from './material.ts';
import { rectification } from './rectification.ts';

export const DEMO_MODELS: readonly Drawing[] = [leave, rectification, material, concrete];

/** Returns the id of the deployed definition of a model. */
export function definitionId(key: string): string {
  return demoId('definition', DEMO_MODELS.findIndex((one) => one.key === key) + 1);
}
