/** Texts for the browser's log, for developers of pages; users do not see them. */
export const realtimeText = {
  notThere: 'there is no such topic for this session',
  malformed: 'a frame is { op: "sub" | "unsub", topic, since? }',
} as const;
