import { expect, test } from 'vitest'
import { dangersIn, writtenAndRead } from './document-check.ts'

test.each([
  ['<script>alert(1)</script>', 'script'],
  ['<script src="https://jahat.example/x.js"></script>', 'script'],
  ['<p onclick="x">', 'p has onclick'],
  ['<svg onload=x>', 'svg has onload'],
  ['<p style="x">', 'p has style'],
  ['<a href="java\nscript:x">', 'a leads to java\nscript:x'],
  ['<img src="data:text/html,x">', 'img leads to data:text/html,x'],
  ['<iframe></iframe>', 'iframe'],
  ['<meta http-equiv="refresh" content="0">', 'meta http-equiv'],
  ['<form action="//jahat.example">', 'form that sends to another site'],
])('%s is found', (html, danger) => {
  expect(dangersIn(`<!doctype html><body>${html}`)).toContain(danger)
})

test.each([
  '<script type="module" src="/entry.js"></script>',
  '<script type="application/json">{}</script>',
  '<a href="/paket?q=a:b">',
  '<a href="mailto:a@b.example">',
  '<form action="/informasi/hubungi-kami">',
])('%s is nothing to fear', (html) => {
  expect(dangersIn(`<!doctype html><body>${html}`)).toEqual([])
})

test.each([
  ['<p>a<b>b</b></p><br/>', true],
  ['<p>a<div></div></p>', false],
  ['<table><tbody><tr><td>a</td></tr></tbody></table>', true],
  ['<table><tr><td>a</td></tr></table>', false],
  ['<a href="/a"><a href="/b">a</a></a>', false],
  ['<table><p>a</p></table>', false],
])('that a browser reads %s as it is written is %o', (html, same) => {
  const [written, read] = writtenAndRead(`<!doctype html><html><head></head><body>${html}</body></html>`)
  expect(JSON.stringify(read) === JSON.stringify(written)).toBe(same)
})
