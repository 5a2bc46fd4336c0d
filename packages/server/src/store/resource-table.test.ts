import { field, projectmanage, staff, type AnyResource } from '@gongdi/domain';
import { describe, expect, it } from 'vitest';
import { allTables, tableOf } from './resource-table.ts';

const column = (resource: unknown, name: string) =>
  tableOf(resource as AnyResource).columns.find((entry) => entry.name === name);
const index = (resource: unknown, name: string) =>
  tableOf(resource as AnyResource).indexes.find((entry) => entry.name === name);

describe('tableOf', () => {
  it('gives every record its identity, its writers and its version', () => {
    const names = tableOf(staff as unknown as AnyResource).columns.map((entry) => entry.name);
    expect(names.slice(0, 7)).toEqual([
      'id',
      'org_id',
      'created_at',
      'created_by',
      'updated_at',
      'updated_by',
      'version',
    ]);
  });

  it('stores money exactly, days as days, and addresses whole', () => {
    expect(column(projectmanage, 'contract_price')?.type).toBe('numeric(18,2)');
    expect(column(projectmanage, 'begin_time')).toEqual({ name: 'begin_time', type: 'date', required: true });
    expect(column(projectmanage, 'project_address')?.type).toBe('jsonb');
  });

  it('counts fen and metres in whole numbers that do not run over', () => {
    const made = { ...staff, fields: { price: field.fee({ label: { zh: '单价', en: 'Price' } }) } };
    expect(column(made, 'price')?.type).toBe('bigint');
  });

  it('points a reference at the table of its resource', () => {
    expect(column(staff, 'project_id')).toMatchObject({ type: 'text', references: 'project' });
  });

  it('leads a filter to the rows in the order of the list', () => {
    expect(index(staff, 'staff_project_id_index')?.columns).toEqual(['project_id', 'created_at', 'id']);
    expect(index(staff, 'staff_entry_date_index')?.columns).toEqual(['entry_date']);
    expect(index(staff, 'staff_name_index')).toBeUndefined();
  });

  it('counts what hangs on a record by its index alone, wherever rows belong to an organisation', () => {
    expect(index(staff, 'staff_project_id_index')?.includes).toEqual(['org_id']);
    expect(index(staff, 'staff_status_index')).not.toHaveProperty('includes');
    const open = { ...staff, scope: 'everyone' };
    expect(index(open, 'staff_project_id_index')).not.toHaveProperty('includes');
  });

  it('finds what an account has added by an index of that column alone, where a data scope can ask for it', () => {
    expect(index(staff, 'staff_created_by_index')).toEqual({
      name: 'staff_created_by_index',
      columns: ['created_by'],
      unique: false,
    });
    expect(index({ ...staff, scope: 'everyone' }, 'staff_created_by_index')).toBeUndefined();
  });

  it('keeps unique fields unique within an organisation', () => {
    expect(index(projectmanage, 'project_project_name_unique')).toEqual({
      name: 'project_project_name_unique',
      columns: ['org_id', 'project_name'],
      unique: true,
    });
  });

  it('gives each table and each of its indexes a name of its own that PostgreSQL does not cut', () => {
    const tables = allTables();
    const names = tables.flatMap((table) => [table.name, ...table.indexes.map((entry) => entry.name)]);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.length > 63)).toEqual([]);
  });
});
