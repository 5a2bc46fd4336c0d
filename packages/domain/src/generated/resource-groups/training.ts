// Written by `npm run generate` from the files that it lists.
import coursemeans from '../../modules/training/coursemeans/resource.ts';
import grade from '../../modules/training/grade/resource.ts';
import library from '../../modules/training/library/resource.ts';
import paper from '../../modules/training/paper/resource.ts';
import train from '../../modules/training/train/resource.ts';
import train_v2 from '../../modules/training/train/train_v2/resource.ts';
import trainsign from '../../modules/training/trainsign/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [coursemeans, grade, library, paper, train, train_v2, trainsign];
