// @vitest-environment happy-dom
import type { FaultKind } from '@hospital/mocks'
import { Button, TextField } from '@hospital/ui'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { createComponentStage } from '../testing/component-stage.tsx'
import { publicDataOf } from './personal-data.ts'
import { answerOf } from './read.ts'
import type { Read } from './read.ts'
import { useSearch } from './use-search.ts'
import type { FoundPage } from './use-search.ts'

const { mock, sent, show, text, press, type } = createComponentStage()

const pageSize = 1
const path = 'data/desa'

/** A search for villages with one village per page. */
const readVillages = (term: string, page: number): Read<FoundPage<string>> => ({
  operation: 'searchVillages',
  parameters: [term, page],
  call: ({ member }, signal) =>
    answerOf(member.searchVillages({ query: { term } }, { signal }), ({ data }) => ({
      entries: data.slice((page - 1) * pageSize, page * pageSize).map(({ kel }) => kel.nama),
      total: data.length,
      hasMore: data.length > page * pageSize,
    })),
})

const Villages = (): ReactElement => {
  const { state, entries, total, hasMore, ask, goOn } = useSearch({
    personal: publicDataOf('id'),
    least: 3,
    read: readVillages,
  })
  return (
    <>
      <TextField id="cari" name="cari" label="Desa" onChange={ask} />
      <p>{`${state} ${entries.length} of ${total}`}</p>
      <Button onClick={goOn}>{hasMore ? 'more' : 'again'}</Button>
    </>
  )
}

const ask = (typed: string) => type('cari', typed)

const open = async () => {
  show(<Villages />)
  await expect.poll(text).toContain('idle')
}

const faults: readonly FaultKind[] = ['429', '500', '403', '422', 'malformed', 'dropped']

test.each(faults)(
  'a search that meets %s says that it failed, and the next letter searches again',
  { tags: ['member.lookup-faults'] },
  async (kind) => {
    await open()
    mock.faults.set('searchVillages', { kind })
    ask('kar')
    await expect.poll(text).toContain('loading')
    await expect.poll(text, { timeout: 20_000 }).toContain('failed 0')
    mock.faults.clear()
    ask('kara')
    await expect.poll(text).toContain('ready 1')
  },
)

test('a search that failed can be tried again as it is', async () => {
  await open()
  mock.faults.set('searchVillages', { kind: '500' })
  ask('karaw')
  await expect.poll(text).toContain('failed 0')
  mock.faults.clear()
  press('again')
  await expect.poll(text).toContain('ready 1')
})

test('a page that fails leaves what was found before, and comes when it is asked for again', async () => {
  await open()
  ask('karawa')
  await expect.poll(text).toContain('ready 1')
  mock.faults.set('searchVillages', { kind: '500' })
  press('more')
  await expect.poll(text).toContain('failed 1')
  mock.faults.clear()
  press('more')
  await expect.poll(text).toContain('ready 2')
})

test('only what is typed at last is searched for, and too little is not', async () => {
  await open()
  ask('k')
  ask('ci')
  ask('cik')
  await expect.poll(text).toContain('ready')
  expect(sent(path)).toBe(1)
  ask('ci')
  await expect.poll(text).toContain('idle 0')
  expect(sent(path)).toBe(1)
})
