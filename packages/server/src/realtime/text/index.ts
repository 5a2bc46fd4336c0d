/** What the log of a browser shows to those who build pages; people do not see it. */
export const realtimeText = {
  notThere: 'there is no such topic for this session',
  malformed: 'a frame is { op: "sub" | "unsub", topic, since? }',
} as const;
