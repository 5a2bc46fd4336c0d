import { randomUUID } from 'node:crypto';

/** A model of five tasks in a row, each after a gateway that checks the previous decision. */
export function approvalModel(tasks = 5) {
  const parts = ['<startEvent id="s"/><endEvent id="e"/><endEvent id="no"/>'];
  const flow = (from, to, condition = '') =>
    parts.push(`<sequenceFlow id="${from}_${to}" sourceRef="${from}" targetRef="${to}">${condition}</sequenceFlow>`);
  const holds = '<conditionExpression xsi:type="tFormalExpression">${approved and amount &gt; 0}</conditionExpression>';
  flow('s', 't1');
  for (let at = 1; at <= tasks; at += 1) {
    parts.push(`<userTask id="t${at}" name="审批 ${at}" camunda:candidateGroups="g${at}"/>`);
    parts.push(`<exclusiveGateway id="g${at}" default="g${at}_no"/>`);
    flow(`t${at}`, `g${at}`);
    flow(`g${at}`, at === tasks ? 'e' : `t${at + 1}`, holds);
    flow(`g${at}`, 'no');
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xmlns:camunda="http://camunda.org/schema/1.0/bpmn" targetNamespace="bench">
<process id="bench" isExecutable="true">${parts.join('\n')}</process></definitions>`;
}

/** Inserts an organisation, an account and a definition. @returns the definition's id */
export async function addDefinition({ pool }, xml) {
  const at = new Date().toISOString();
  await pool.query(
    `insert into organisation (id, path, name, ent_type, created_at, updated_at) values ('bench', 'bench/', 'bench', 1, $1, $1)`,
    [at],
  );
  await pool.query(
    `insert into account (id, user_name, password_hash, nickname, org_id, user_type, ent_type, created_at, updated_at)
     values ('bench', 'bench', '-', 'bench', 'bench', 1, 1, $1, $1)`,
    [at],
  );
  const id = randomUUID();
  await pool.query(
    `insert into process_definition (id, org_id, key, name, version, bpmn_xml, xml_hash, deployed_at)
     values ($1, 'bench', 'bench', 'bench', 1, $2, '\\x00', $3)`,
    [id, xml, at],
  );
  return id;
}

/** Returns the ids of the open tasks. */
export async function commandIds({ pool }) {
  const { rows } = await pool.query('select id from process_task where ended_at is null order by id');
  return rows.map(({ id }) => id);
}

/**
 * Does the database work of a completion without an engine: it locks, reads and writes the state of the instance, the
 * task that ends and the next one, the activities between, and a variable.
 */
export async function bareCompletion(pool, task) {
  const client = await pool.connect();
  const at = new Date().toISOString();
  try {
    await client.query('begin');
    const { rows } = await client.query(
      `select e.id, e.state, i.org_id, i.name from engine_instance e join process_instance i on i.id = e.id
       where e.id = (select instance_id from process_task where id = $1 and ended_at is null) for update of e`,
      [task],
    );
    const { id, state } = rows[0];
    const tree = JSON.parse(state);
    const next = randomUUID();
    await client.query('update process_task set ended_at = $2, result = 2 where id = $1', [task, at]);
    await client.query(
      `insert into process_task (id, instance_id, name, definition_key, result, created_at, execution_id, candidate_groups, priority)
       values ($1, $2, $3, $4, 1, $5, $6, $7, 50)`,
      [next, id, 'bench', 't9', at, 'v9', ['g']],
    );
    await client.query(
      `update process_activity set ended_at = $2, ended_order = 9, outgoing = $3 where instance_id = $1 and ended_at is null`,
      [id, at, ['f']],
    );
    await client.query(
      `insert into process_activity (instance_id, visit, key, type, scope, task_id, started_at, ended_at, started_order, ended_order, outgoing)
       values ($1, 'v8', 'g9', 'exclusiveGateway', 'v0', null, $2, $2, 10, 11, $3),
              ($1, 'v9', 't9', 'userTask', 'v0', $4, $2, null, 12, null, '{}')`,
      [id, at, ['f'], next],
    );
    await client.query(
      `insert into process_variable (instance_id, visit, name, value, updated_at) values ($1, 'v0', 'approved', 'true', $2)
       on conflict (instance_id, visit, name) do update set value = excluded.value, updated_at = excluded.updated_at`,
      [id, at],
    );
    await client.query('update engine_instance set state = $2 where id = $1', [id, JSON.stringify(tree)]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
