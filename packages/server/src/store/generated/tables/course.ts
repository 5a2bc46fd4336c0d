// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, Json, JsonOrNull } from '../../columns.ts';

export interface CourseTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  course_name: string;
  status: number;
  course_kind: number;
  subject: number;
  audience: number;
  edition: string;
  min_minutes: number;
  project_id: string | null;
  paper_id: string | null;
  file: Json<FileItem>;
  introduction: string | null;
  published_at: string | null;
  custom: JsonOrNull<unknown>;
}
