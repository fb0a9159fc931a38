import { expect, it } from 'vitest';
import { styleOf } from './first-style.ts';

const drawn = '<div class="app night" data-shell=""><h1>Hello</h1><p role="status">…</p></div>';

it.each([
  ['what stands there', 'h1{color:red}', 'h1{color:red}'],
  ['a part of a list', '.app,.panel{gap:0}', '.app{gap:0}'],
  ['what is always there', ':root{color:red}*{margin:0}html{top:0}', null],
  ['beside and below each other', '.app>h1+p{gap:0}', null],
  ['by its attribute', '[role=status]:empty{top:0}', null],
  ['one of several', '.app:is(.day,.night){top:0}', null],
  ['what is drawn before it', '.app:before{content:"a}b"}', null],
  [
    'for some windows',
    '@media (width<=30rem){.app{top:0}.tab{top:0}}',
    '@media (width<=30rem){.app{top:0}}',
  ],
  ['a registered property', '@property --a{syntax:"<length>";inherits:false}', null],
])('takes %s', (_, css, taken) => {
  expect(styleOf(css, drawn)).toBe(taken ?? css);
});

it('sets what is asked for, by whatever way round, and nothing that is not', () => {
  const css =
    ':root{--a:var(--b);--b:calc(1px + var(--c, 2px));--c:1px;--idle:url("a;b{}")}' +
    '@media print{:root{--idle:0}}h1{--own:2px;top:var(--a)}';
  expect(styleOf(css, drawn)).toBe(
    ':root{--a:var(--b);--b:calc(1px + var(--c, 2px));--c:1px;}h1{top:var(--a)}',
  );
});

it.each([
  ['what is elsewhere', '.panel{top:0}form{top:0}[hidden]{top:0}'],
  ['part of whose names are', '.panel h1{top:0}.app.day{top:0}'],
  ['none of which is there', '.app:is(.day,.dusk){top:0}.app:has(form){top:0}'],
  ['what somebody does with it', 'h1:hover{top:0}h1:focus-visible{top:0}'],
  ['movement, and what is left empty', '@keyframes a{to{top:0}}@media print{form{top:0}}'],
])('leaves %s', (_, css) => {
  expect(styleOf(css, drawn)).toBe('');
});
