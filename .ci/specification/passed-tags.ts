import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { isRuleTag } from './complaints.ts'

const runners = ['vitest', 'playwright'] as const

const fileOf = (runner: (typeof runners)[number]): string =>
  fileURLToPath(new URL(`../../node_modules/.cache/specification/${runner}.json`, import.meta.url))

/** Stores the sentences that the last run of a runner has confirmed: the tags of its tests that ran and passed. */
export const storePassedTags = async (runner: (typeof runners)[number], tags: readonly string[]): Promise<void> => {
  await mkdir(new URL('.', `file://${fileOf(runner)}`), { recursive: true })
  await writeFile(fileOf(runner), JSON.stringify([...new Set(tags.filter(isRuleTag))].toSorted()))
}

/** The sentences that the last runs have confirmed. Each can be taken once, because an earlier run says nothing about the next one. */
export const takePassedTags = async (): Promise<readonly string[]> => {
  const lists = await Promise.all(
    runners.map(async (runner) => {
      const text = await readFile(fileOf(runner), 'utf8').catch(() => '[]')
      await rm(fileOf(runner), { force: true })
      return JSON.parse(text) as readonly string[]
    }),
  )
  return lists.flat()
}
