/** A sequence of numbers from 0 to 1, the same each time (mulberry32). */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const DAY = [
  { from: 480, to: 720 },
  { from: 780, to: 1020 },
];
const WEEK = [[], DAY, DAY, DAY, DAY, DAY, []];
const holidays = ['01-01', '02-16', '02-17', '02-18', '04-05', '05-01', '05-04', '06-19', '10-01', '10-02', '10-05'];

/**
 * Makes a plan as a building has it: summaries of 20 tasks, each task after up to three of the 40 before it; a third of
 * the links with another kind or a lag, a tenth of the tasks with a constraint, the first fifth reported.
 */
export function schedulePlanOf(count) {
  const random = numbers(count);
  const below = (limit) => Math.floor(random() * limit);
  const start = Date.UTC(2026, 0, 5, 8) / 60_000;
  const tasks = [];
  const links = [];
  for (let at = 0; at < count; at += 1) {
    const group = Math.floor(at / 20);
    if (at % 20 === 0) {
      tasks.push({ id: `id-${at}`, name: `第${group}段`, duration: 0 });
      continue;
    }
    const task = { id: `id-${at}`, parent: `id-${group * 20}`, name: `任务${at}`, duration: (1 + below(10)) * 480 };
    if (at % 20 === 19) task.duration = 0;
    if (random() < 0.1) Object.assign(task, { constraint: 4, constraintAt: start + below(300) * 1440 });
    if (at < count / 5) task.percent = 10 * below(10);
    tasks.push(task);
    const before = new Set();
    for (let many = 1 + below(3); many > 0; many -= 1) before.add(at - 1 - below(Math.min(40, at)));
    for (const from of before) {
      if (from % 20 === 0 || from < 0) continue;
      const plain = random() < 0.67;
      links.push({
        from: `id-${from}`,
        to: `id-${at}`,
        kind: plain ? 1 : below(4),
        lag: plain ? 0 : (below(7) - 2) * 480,
      });
    }
  }
  const days = [2026, 2027, 2028].flatMap((year) => holidays.map((day) => ({ day: `${year}-${day}`, spans: [] })));
  return { start, calendars: [{ id: 'main', name: '工作日', week: WEEK, days }], tasks, links };
}

/** The method as a textbook has it, over typed arrays: durations in numbers, each link from finish to start. */
export function plainSchedule({ tasks, links }) {
  const count = tasks.length;
  const at = new Map();
  const duration = new Int32Array(count);
  for (let i = 0; i < count; i += 1) {
    at.set(tasks[i].id, i);
    duration[i] = tasks[i].duration;
  }
  const first = new Int32Array(count + 1);
  const from = new Int32Array(links.length);
  const into = new Int32Array(links.length);
  for (let one = 0; one < links.length; one += 1) {
    from[one] = at.get(links[one].from);
    into[one] = at.get(links[one].to);
    first[from[one] + 1] += 1;
  }
  for (let i = 0; i < count; i += 1) first[i + 1] += first[i];
  const next = first.slice(0, count);
  const to = new Int32Array(links.length);
  const lag = new Int32Array(links.length);
  const waiting = new Int32Array(count);
  for (let one = 0; one < links.length; one += 1) {
    const edge = next[from[one]]++;
    to[edge] = into[one];
    lag[edge] = links[one].lag;
    waiting[into[one]] += 1;
  }
  const order = new Int32Array(count);
  let size = 0;
  for (let i = 0; i < count; i += 1) if (waiting[i] === 0) order[size++] = i;
  const start = new Int32Array(count);
  let end = 0;
  for (let done = 0; done < size; done += 1) {
    const i = order[done];
    const finish = start[i] + duration[i];
    if (finish > end) end = finish;
    for (let edge = first[i]; edge < first[i + 1]; edge += 1) {
      const j = to[edge];
      if (finish + lag[edge] > start[j]) start[j] = finish + lag[edge];
      waiting[j] -= 1;
      if (waiting[j] === 0) order[size++] = j;
    }
  }
  const late = new Int32Array(count);
  const float = new Int32Array(count);
  for (let done = size - 1; done >= 0; done -= 1) {
    const i = order[done];
    let least = end;
    for (let edge = first[i]; edge < first[i + 1]; edge += 1) {
      const bound = late[to[edge]] - lag[edge];
      if (bound < least) least = bound;
    }
    late[i] = least - duration[i];
    float[i] = late[i] - start[i];
  }
  return { start, late, float, end };
}
