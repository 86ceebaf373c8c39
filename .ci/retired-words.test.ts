import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Words that this code once used in a sense of its own, and what to write instead. */
const retired: readonly (readonly [word: RegExp, instead: string])[] = [
  [/kept/i, 'cached, stored, or unchanged'],
  [/remember/i, 'cache, store'],
  [/\banew\b/i, 'again, re-rendered, revalidated'],
  [/(?:no|some)body|whoever|those who/i, 'the visitor, the patient, the client, no visitor; or a passive'],
  [/elsewhere/i, 'another page, another place; a redirect'],
  [/patience|untilTired|(?:give|gave|given)[ -]?up\b/i, 'timeout, timed out, time budget'],
  [/\bstands\b/i, 'is in, replaces, precedes'],
  [/\bpace\b/i, 'time budget'],
  [/askAhead|ask(?:s|ed)? ahead/i, 'prefetch'],
  [/unless told/i, 'Default: …'],
  [/where there is none/i, 'if none'],
  [/mapped-?\s?pages?/i, 'sitemap entries'],
  [/late parts?\b|far parts?\b/i, 'partial, deferred, below the fold'],
]

/** What editors, patients and other tools read is no code: articles of the mock hospital, its Indonesian search words. */
const isOwn = (file: string) =>
  /\.(?:ts|tsx|md|yaml|graphql|css)$/.test(file) &&
  !/generated\/|^packages\/mocks\/src\/content\/|retired-words\.test\.ts$/.test(file)

test('names and comments use the terms of the field', async () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter(isOwn)
  const found = await Promise.all(
    files.map(async (file) => {
      const lines = [file, ...(await readFile(`${root}/${file}`, 'utf8')).split('\n')]
      return lines.flatMap((line, number) =>
        retired.flatMap(([word, instead]) => {
          const used = word.exec(line)?.[0]
          return used === undefined ? [] : [`${file}:${number}: "${used}", say: ${instead}`]
        }),
      )
    }),
  )
  expect(found.flat()).toEqual([])
})
