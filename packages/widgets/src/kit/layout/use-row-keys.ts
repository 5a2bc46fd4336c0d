import { useState } from 'react';

export interface RowKeys {
  /** The React keys, one for each row, in the order of the rows. */
  keys: readonly string[];
  insert: (at: number) => void;
  remove: (at: number) => void;
  swap: (at: number, other: number) => void;
}

let made = 0;
const fresh = (count: number): string[] => Array.from({ length: count }, () => `row-${++made}`);

/**
 * Keys for rows that have no id and change their positions, so that input stays with its row. Call `insert`, `remove`
 * or `swap` together with the same change of the rows; any other change of the count adds or removes keys at the end.
 */
export function useRowKeys(count: number): RowKeys {
  const [stored, setStored] = useState(() => fresh(count));
  let keys = stored;
  if (keys.length !== count) {
    keys = [...keys.slice(0, count), ...fresh(Math.max(0, count - keys.length))];
    setStored(keys);
  }
  return {
    keys,
    insert: (at) => setStored([...keys.slice(0, at), ...fresh(1), ...keys.slice(at)]),
    remove: (at) => setStored(keys.filter((_, index) => index !== at)),
    swap: (at, other) =>
      setStored(keys.map((key, index) => keys[index === at ? other : index === other ? at : index] ?? key)),
  };
}
