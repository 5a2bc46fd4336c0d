// Written by `npm run migration` from the database that the migrations make.

export interface EngineOutsideDefinitionTable {
  definition_id: string;
  outside_id: string;
}
