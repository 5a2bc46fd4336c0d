import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import 'virtual:gongdi/antd-styles';
import { samples } from '../../../build/antd-samples.mjs';
import { lengthExpression, parseVariables } from '../../../build/antd-variables.mjs';
import { addAntdStyles, antdStyles, followAntdStyles } from './antd-styles.ts';
import seeds from './seeds.json' with { type: 'json' };
import { tokenCss } from './tokens.ts';

const source = new URL('../../', import.meta.url);

const css = antdStyles.join('\n');

describe('antd styles', () => {
  it('hold every component that a widget imports', () => {
    const used = new Set<string>();
    for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file)) continue;
      const text = readFileSync(new URL(file, source), 'utf8');
      for (const [, names] of text.matchAll(/import\s*\{([^}]*)\}\s*from 'antd'/g))
        for (const name of names?.split(',') ?? []) used.add((name.trim().split(/\s+as\s+/)[0] ?? '').trim());
    }
    used.delete('');
    const missing = [...used].filter((name) => !name.startsWith('type ') && !(name in samples));
    expect(missing, 'add a sample to build/antd-samples.mjs').toEqual([]);
    expect(used.size).toBeGreaterThan(2);
  });

  it('take their colours from the public tokens, so that one sheet serves every theme', () => {
    const day = antdStyles.slice(
      0,
      antdStyles.findIndex((text) => text.includes('.gd-dark')),
    );
    const variables = parseVariables(day.join('\n'), 'gd');
    expect(variables.get('.gd')?.get('--ant-color-primary')).toBe('var(--gd-color-primary)');
    expect(variables.get('.gd.ant-modal-css-var')?.get('--ant-modal-content-bg')).toBe('var(--ant-color-bg-elevated)');
    expect(variables.get('.gd.ant-input')?.get('--ant-input-active-shadow')).toContain('var(--gd-color-primary)');
  });

  it('leave the box of elements to the token sheet, without selectors that are tried on every element', () => {
    expect(css).not.toMatch(/\[class[\^*]=[^{}]*\{box-sizing:border-box/);
    expect(tokenCss()).toContain('.gd-root *,.gd-root ::before,.gd-root ::after{box-sizing:border-box}');
  });

  it('keep nothing of antd’s own primary colour', () => {
    expect(css).not.toMatch(/--ant-(?!blue)[\w-]+:#1677ff/);
  });

  it('come in the order of the cascade, whenever their component does', () => {
    const seen: string[][] = [];
    const end = followAntdStyles(() => seen.push(antdStyles.slice(-2)));
    const count = antdStyles.length;
    addAntdStyles([[count + 1, '.late{}']]);
    addAntdStyles([[count, '.early{}']]);
    end();
    addAntdStyles([[count, '.early{}']]);
    expect(seen).toEqual([
      [antdStyles[count - 1], '.late{}'],
      ['.early{}', '.late{}'],
    ]);
    expect(antdStyles).toHaveLength(count + 2);
  });
});

describe('lengthExpression', () => {
  const height = (literal: string) => [{ token: '--h', from: 32, to: 64, literal }];

  it('draws a line through two measurements', () => {
    expect(lengthExpression('4px', height('20px'))).toBe('calc(4px + 0.5 * (var(--h) - 32px))');
  });

  it('leaves alone what does not move', () => {
    expect(lengthExpression('4px 8px', height('4px 8px'))).toBe('4px 8px');
  });

  it('has no answer for values that change in kind', () => {
    expect(lengthExpression('4px', height('auto'))).toBeUndefined();
  });
});

describe('tokens', () => {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: string, b: string) => {
    const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
    return (light + 0.05) / (dark + 0.05);
  };

  it.each(['light', 'dark'] as const)(
    'are readable in the %s theme: 4.5 on the surface and for text on accents',
    (mode) => {
      const colors = seeds[mode];
      for (const name of ['primary', 'success', 'warning', 'danger', 'text'] as const)
        expect(contrast(colors[name], colors.surface), name).toBeGreaterThanOrEqual(4.5);
      for (const name of ['primary', 'success', 'warning', 'danger'] as const)
        expect(contrast(colors[name], colors['on-accent']), name).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('let a host page set each of the documented ones', () => {
    const sheet = tokenCss();
    const names = ['color-primary', 'color-success', 'color-warning', 'color-danger', 'color-text', 'color-surface'];
    for (const name of [...names, 'color-border', 'font', 'radius', 'space', 'control-height']) {
      expect(sheet).toContain(`--gdi-${name}:var(--gd-${name});`);
      expect(sheet).toContain(`--gd-${name}:var(--gdi-${name},`);
    }
  });
});
