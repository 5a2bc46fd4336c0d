// Written by `npm run migration` from the database that the migrations make.
import type { Json, MessageChoice } from '../../columns.ts';

export interface MessageChoiceTable {
  account_id: string;
  choice: Json<MessageChoice>;
}
