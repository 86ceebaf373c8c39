import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fillOnce } from '../src/fill-once.ts'

let cache = ''
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'fill-once-'))
})
afterEach(() => rm(cache, { recursive: true }))

const folder = () => join(cache, 'versions', '1.0.0')
const write = (text: string) => (staging: string) => writeFile(join(staging, 'file'), text)
const read = () => readFile(join(folder(), 'file'), 'utf8')

test('of several that fill a folder at once one wins, and all find it filled', async () => {
  await Promise.all(['one', 'two', 'three'].map((text) => fillOnce(folder(), write(text))))
  expect(['one', 'two', 'three']).toContain(await read())
  expect(await readdir(join(cache, 'versions'))).toEqual(['1.0.0'])
})

test('a folder that is there is left alone', async () => {
  await fillOnce(folder(), write('first'))
  await fillOnce(folder(), write('second'))
  expect(await read()).toBe('first')
})

test('what fails half-way leaves nothing, and can be tried again', async () => {
  const half = async (staging: string) => {
    await write('half')(staging)
    throw new Error('broken')
  }
  await expect(fillOnce(folder(), half)).rejects.toThrow('broken')
  expect(await readdir(join(cache, 'versions'))).toEqual([])
  await fillOnce(folder(), write('whole'))
  expect(await read()).toBe('whole')
})
