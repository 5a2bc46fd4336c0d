/** What a browser's trace calls script of ours: each is one stretch that nothing interrupts. */
const SCRIPT = new Set(['EventDispatch', 'TimerFire', 'FireIdleCallback', 'FireAnimationFrame', 'FunctionCall']);

/** The longest stretches of script in milliseconds of CPU, by what started them. */
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
