import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = import.meta.dirname
const components = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !/\.(stories|test)\.tsx$/.test(file) && !/^(samples|storybook)\//.test(file),
)

/** Text between two tags, and text in attributes that users read or hear. */
const literals = [
  /<\w[^<>]*>\s*([A-Za-z][^<>{}=;:()]*[A-Za-z])\s*</g,
  /\s(?:aria-label|title|alt|placeholder|label)="([^"]*[A-Za-z][^"]*)"/g,
]

test('the test finds what it looks for', () => {
  const found = literals.flatMap((literal) =>
    [...'<p className={x}>Buat janji</p> <a title="Buka">'.matchAll(literal)].map((match) => match[1]),
  )
  expect(found).toEqual(['Buat janji', 'Buka'])
})

test.each(components)('%s contains no literal text: visible text is a message', (file) => {
  const code = readFileSync(`${root}/${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  expect(literals.flatMap((literal) => [...code.matchAll(literal)].map((match) => match[1]))).toEqual([])
})
