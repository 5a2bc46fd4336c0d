// The child process that measures one row: imports its module, runs it, sends the result to the parent.
const [file, id] = process.argv.slice(2);
const { row, rows = [row] } = await import(file);
const wanted = rows.find((candidate) => candidate.id === id);
try {
  process.send({ outcome: await wanted.run() }, () => process.exit(0));
} catch (error) {
  process.send({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }, () =>
    process.exit(1),
  );
}
