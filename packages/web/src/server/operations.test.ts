import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { createMetrics } from './http/metrics.ts'

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')

/** The names of metrics in a scrape; a histogram also has buckets. */
const known = async () => {
  const text = await createMetrics().text()
  return new Set([
    'up',
    ...[...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].map(([, name = '', type]) =>
      type === 'histogram' ? `${name}_bucket` : name,
    ),
  ])
}

/** Names of metrics: the text before each selector. */
const namesIn = (text: string) => [
  ...new Set([...text.matchAll(/([a-z][a-z0-9_]+)\{job=/g)].map(([, name = '']) => name)),
]

describe.each(['alerts.yaml', 'dashboard.json'])('%s', (file) => {
  test('names metrics that the site has, and nothing else', async () => {
    const names = namesIn((await read(`../../operations/${file}`)).replaceAll('\\"', '"'))
    const metrics = await known()
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => !metrics.has(name))).toEqual([])
  })
})

test('every alert says what to do', async () => {
  const alerts = await read('../../operations/alerts.yaml')
  const count = (words: RegExp) => alerts.match(words)?.length
  expect(count(/- alert: /g)).toBe(6)
  expect(count(/action: >-/g)).toBe(6)
})

test('the README has every environment variable, and no other', async () => {
  const variables = [...(await read('./config.ts')).matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name = '']) => name)
  const section = /## Real back ends([\s\S]*?)\n## /.exec(await read('../../../../README.md'))?.[1] ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('| `'))
  const listed = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  )
  expect(listed.toSorted()).toEqual(variables.toSorted())
})
