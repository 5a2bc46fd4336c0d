/** A query that is only asked whether it has rows. It needs no columns. */
interface Question {
  readonly isSelectQueryBuilder: true;
  executeTakeFirst: () => Promise<unknown>;
}

/** Whether a query finds a row. */
export async function finds(query: Question): Promise<boolean> {
  return (await query.executeTakeFirst()) !== undefined;
}
