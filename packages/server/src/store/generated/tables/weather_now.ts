// Written by `npm run migration` from the database that the migrations make.
import type { Generated } from 'kysely';

export interface WeatherNowTable {
  project_id: string;
  asked_at: string;
  at: string | null;
  weather: string | null;
  temperature: number | null;
  humidity: number | null;
  wind: string | null;
  day: string | null;
  readings: Generated<number>;
  reading_sum: Generated<number>;
}
