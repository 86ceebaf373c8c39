import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FontFiles } from '@hospital/codegen'

// Compiled once, the generators then load from a cache. This takes 3.4 s of processor time instead of 3.7.
enableCompileCache()
// Another thread cuts the font while this one loads and runs the generators. This takes 1.92 s instead of 2.06.
const font = once(new Worker(new URL('packages/codegen/src/font/font-thread.ts', import.meta.url)), 'message')
const { fontFolder, generateAll, generatedFolders, shortName } = await import('@hospital/codegen')

// Writes all code that is generated from schemas/, and the font that every page loads. With --check it writes nothing and fails if
// something is out of date.
const check = process.argv.includes('--check')

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

const code = await generateAll()
const [fontFiles] = (await font) as [FontFiles]
const generated = new Map<string, string | Uint8Array>([...code, ...fontFiles])
const present = (await Promise.all([...generatedFolders(), fontFolder].map(filesIn))).flat()
const stale = present.filter((file) => !generated.has(file))
const changed: string[] = []
for (const [file, content] of generated) {
  const written = await readFile(file).catch(() => undefined)
  if (!written?.equals(Buffer.from(content))) changed.push(file)
}

if (check) {
  for (const file of [...changed, ...stale]) console.error(`out of date: ${shortName(file)}`)
  if (changed.length + stale.length > 0) {
    console.error('Run `pnpm codegen` and commit what it writes.')
    process.exitCode = 1
  }
} else {
  for (const file of stale) await rm(file)
  for (const file of changed) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, generated.get(file) ?? '')
  }
}
console.log(`${generated.size} generated files, ${changed.length + stale.length} ${check ? 'out of date' : 'changed'}`)
