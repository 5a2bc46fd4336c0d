/**
 * Returns the CPU time of a piece of work in this process with all its threads, in milliseconds. Unlike wall time it
 * does not depend on other load of the machine.
 */
export async function cpuOf(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
