// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { shownWords } from './shown-words.ts'

const formOf = (content: string): HTMLFormElement => {
  document.body.innerHTML = `<form>${content}</form>`
  const form = document.querySelector('form')
  if (!form) throw new Error('no form')
  return form
}

test.each([
  ['a text, without blanks around it', '<input name="a" value=" Karawang ">', { a: 'Karawang' }],
  ['a longer text', '<textarea name="a">Jl. Melati</textarea>', { a: 'Jl. Melati' }],
  [
    'the words of a list, not its code',
    '<select name="a"><option value="ISL" selected>Islam</option></select>',
    { a: 'Islam' },
  ],
  ['nothing of a list in which nothing is chosen', '<select name="a"><option value="">Pilih…</option></select>', {}],
  [
    'the words of the choice that was made',
    '<input type="radio" name="a" value="x" aria-labelledby="x"><i id="x">Satu</i><input type="radio" name="a" value="y" checked aria-labelledby="y"><i id="y">Dua</i>',
    { a: 'Dua' },
  ],
  ['nothing of a box that is not ticked', '<input type="checkbox" name="a" aria-labelledby="x"><i id="x">Ya</i>', {}],
  ['nothing of a control without a name', '<button>Kirim</button><input value="x">', {}],
])('a form shows %s', (_case, content, words) => {
  expect(shownWords(formOf(content))).toEqual(words)
})
