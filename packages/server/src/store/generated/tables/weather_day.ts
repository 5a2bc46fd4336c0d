// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface WeatherDayTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  weather: string;
  project_id: string;
  weather_date: string;
  temperature_max: number | null;
  temperature_min: number | null;
  temperature_mean: number | null;
  precipitation: number | null;
  humidity: number | null;
  wind: string | null;
  source: number;
  custom: JsonOrNull<unknown>;
}
