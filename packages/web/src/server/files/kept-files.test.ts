import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesKeptFor, keepFiles } from './kept-files.ts'

const start = new Date('2026-11-28T01:00:00Z')
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-files-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** The folder of a build with these files. */
const build = async (name: string, ...files: readonly string[]): Promise<string> => {
  const own = join(folder, name)
  await mkdir(own, { recursive: true })
  await Promise.all(files.map((file) => writeFile(join(own, file), `${file} of ${name}`)))
  return own
}
const kept = () => join(folder, 'volume', 'assets')
const names = async () => (await readdir(kept())).toSorted()

test('The files of two releases are there beside each other, whole', async () => {
  await keepFiles(await build('first', 'entry-a.js', 'kit-x.js'), kept(), start)
  await keepFiles(await build('second', 'entry-b.js', 'kit-x.js'), kept(), after(60_000))
  expect(await names()).toEqual(['entry-a.js', 'entry-b.js', 'kit-x.js'])
  expect(await readFile(join(kept(), 'entry-a.js'), 'utf8')).toBe('entry-a.js of first')
  // The name contains a hash of the content, so the file is not copied again.
  expect(await readFile(join(kept(), 'kit-x.js'), 'utf8')).toBe('kit-x.js of first')
})

test('A file goes when no site has named it for thirty days; what is named stays', async () => {
  const first = await build('first', 'entry-a.js', 'kit-x.js')
  const second = await build('second', 'entry-b.js', 'kit-x.js')
  await keepFiles(first, kept(), start)
  await keepFiles(second, kept(), after(filesKeptFor))
  expect(await names()).toEqual(['entry-a.js', 'entry-b.js', 'kit-x.js'])
  await keepFiles(second, kept(), after(filesKeptFor + 1))
  expect(await names()).toEqual(['entry-b.js', 'kit-x.js'])
})

test('Sites that start at the same time disturb each other at nothing', async () => {
  const own = await build('first', ...Array.from({ length: 50 }, (_, index) => `part-${index}.js`))
  await Promise.all(Array.from({ length: 4 }, () => keepFiles(own, kept(), start)))
  expect(await names()).toEqual((await readdir(own)).toSorted())
})

test('A folder that cannot be written to is told', async () => {
  const own = await build('first', 'entry-a.js')
  await writeFile(join(folder, 'volume'), 'a file')
  await expect(keepFiles(own, kept(), start)).rejects.toThrow(/ENOTDIR|EEXIST/)
})
