import { CONTRACT, openapi } from '@gongdi/api';
import { describe, expect, it } from 'vitest';
import { shownCalls } from './operations.ts';
import { apiPage } from './page.ts';
import { exampleOf, schemaRows } from './schema-rows.ts';

const document = openapi('1.2.3');
const calls = shownCalls(document);
const call = (id: string) => calls.find((one) => one.id === id)!;
const pages = { zh: apiPage(document, 'zh'), en: apiPage(document, 'en') };

describe('the page of the API', () => {
  it('shows every call once, in both languages', () => {
    expect(calls.map((one) => one.id).toSorted()).toEqual(CONTRACT.map((one) => one.name).toSorted());
    for (const lang of ['zh', 'en'] as const) {
      const shown = [...pages[lang].matchAll(/<details class="call" id="([^"]*)"/g)].map(([, id]) => id!);
      expect(shown.toSorted()).toEqual(calls.map((one) => one.id).toSorted());
    }
  });

  it('has nothing that the policy would refuse, and asks no other host', () => {
    const page = pages.zh;
    expect(page).not.toMatch(/ style="| on[a-z]+="|<style|<script>/);
    expect(page.replaceAll('http://127.0.0.1:8620', '')).not.toMatch(/(src|href)="(https?:)?\/\//);
  });

  it('lets nothing of the document become markup', () => {
    const evil = { ...document, info: { version: '<img src=x onerror="x">' } };
    expect(apiPage(evil, 'zh')).not.toContain('<img');
  });

  it('names fields with their labels, bounds and what is in them', () => {
    const body = call('project.add').body;
    expect(body.find((one) => one.name === 'project_name')).toMatchObject({
      required: true,
      title: '项目名称',
      depth: 0,
    });
    const inner = body.findIndex((one) => one.name === 'project_address');
    expect(body[inner + 1]!.depth).toBe(1);
    expect(call('user.login').answer.map((one) => one.name)).toContain('serial_token_number');
  });

  it('ends where a schema holds itself', () => {
    const menus = call('user.menus').answer.filter((one) => one.name === 'children');
    expect(menus.length).toBeGreaterThan(1);
    expect(Math.max(...menus.map((one) => one.depth))).toBeLessThan(7);
  });

  it('gives a line for the shell', () => {
    expect(call('user.login').curl).toBe(
      `curl -X POST "$SERVER/api/user/userlogin/login" \\\n  -H 'Content-Type: application/json' \\\n  -d '{"user_name":"","password":""}'`,
    );
    expect(call('project.detail').curl).toContain('"$SERVER/api/base/project/<id>" \\\n  -H "Authorization: $TOKEN"');
    expect(call('file.upload').curl).toContain("-F 'file=@file'");
  });
});

it('makes an example of what must be there, and rows of lists', () => {
  const schema = {
    type: 'object',
    required: ['a', 'list'],
    properties: {
      a: { type: 'integer', minimum: 3 },
      b: { type: 'string' },
      list: {
        type: 'array',
        items: { anyOf: [{ type: 'object', properties: { c: { enum: ['x', 'y'] } } }, { type: 'null' }] },
      },
    },
  };
  expect(exampleOf(schema, schema)).toEqual({ a: 3, list: [{}] });
  expect(schemaRows(schema, schema).map((row) => [row.name, row.depth, row.type, row.limits])).toEqual([
    ['a', 0, 'integer', '≥ 3'],
    ['b', 0, 'string', ''],
    ['list', 0, 'object | null[]', ''],
    ['c', 1, 'any', '"x", "y"'],
  ]);
});
