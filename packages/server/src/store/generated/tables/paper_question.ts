// Written by `npm run migration` from the database that the migrations make.
import type { Json, JsonOrNull } from '../../columns.ts';

export interface PaperQuestionTable {
  paper_id: string;
  position: number;
  question_id: string | null;
  question_type: number;
  question: string;
  options: Json<unknown>;
  answer: string;
  analysis: string | null;
  picture: JsonOrNull<unknown>;
  points: number;
}
