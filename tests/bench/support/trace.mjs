/** The events in a browser's trace that are our script. Each is one stretch without an interruption. */
const SCRIPT = new Set(['EventDispatch', 'TimerFire', 'FireIdleCallback', 'FireAnimationFrame', 'FunctionCall']);

/** Returns the longest stretches of script in milliseconds of CPU, by the event that started them. */
export async function traced(session, act) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await act();
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const longest = {};
  for (const { name, dur = 0, tdur = dur } of events) {
    if (SCRIPT.has(name)) longest[name] = Math.max(longest[name] ?? 0, tdur / 1000);
  }
  return longest;
}
