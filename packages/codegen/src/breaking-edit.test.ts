import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workspacePaths, workspaceRoot } from './contracts/contracts.ts'
import { generateAll } from './index.ts'

const caller = `
import { createMemberClient } from './member/index.ts'
import { createCmsClient, listArticles } from './cms/index.ts'
import type { DoctorHit, WeeklySession } from './cms/index.ts'

const member = createMemberClient({ baseUrl: '' })
const { data: login } = await member.login({ body: { email: '', password: '' } })
export const name: string | undefined = login?.users.nama_lengkap
const { data: articles } = await listArticles(createCmsClient({ baseUrl: '' }))
export const title: string | null | undefined = articles?.items[0]?.judul
export const startOf = (session: WeeklySession): string | null => session.jam_mulai
export const nameOf = (doctor: DoctorHit): string | null => doctor.nama
`

const compile = (folder: string): Promise<string> =>
  new Promise((resolve) => {
    const compiler = join(workspaceRoot, 'node_modules/.bin/tsc')
    execFile(compiler, ['--project', join(folder, 'tsconfig.json')], (_error, output) => resolve(output))
  })

/** Changes one place of a contract; a pattern that matches nothing is a mistake in the test. */
const edit = async (file: string, place: RegExp, replacement: string) => {
  const text = await readFile(file, 'utf8')
  expect(text).toMatch(place)
  await writeFile(file, text.replace(place, replacement))
}

describe('on a copy of the contracts and the SDK', () => {
  let folder = ''
  const paths = () => ({
    schemas: join(folder, 'schemas'),
    sdk: join(folder, 'sdk/src'),
    mocks: join(folder, 'mocks/src'),
    reference: join(folder, 'reference/src'),
    edits: join(folder, 'edits'),
    cms: join(folder, 'cms/src'),
  })
  const member = () => join(folder, 'schemas/member.openapi.yaml')

  beforeAll(async () => {
    // Inside the workspace, so that the copy resolves the SDK's dependencies.
    await mkdir(join(workspaceRoot, 'node_modules/.cache'), { recursive: true })
    folder = await mkdtemp(join(workspaceRoot, 'node_modules/.cache/breaking-edit-'))
    await cp(workspacePaths.schemas, join(folder, 'schemas'), { recursive: true })
    await cp(workspacePaths.sdk, join(folder, 'sdk/src'), {
      recursive: true,
      filter: (file) => !file.endsWith('.test.ts'),
    })
    await symlink(join(workspacePaths.sdk, '../node_modules'), join(folder, 'sdk/node_modules'))
    await writeFile(join(folder, 'sdk/src/caller.ts'), caller)
    const config = { extends: join(workspaceRoot, 'tsconfig.json'), include: ['sdk/src/caller.ts'], exclude: [] }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  })

  afterAll(() => rm(folder, { recursive: true }))

  test('two runs of the generators give the same bytes, equal to the committed files', async () => {
    const first = await generateAll(workspacePaths)
    const second = await generateAll(workspacePaths)
    expect([...second]).toEqual([...first])
    for (const [file, text] of first) expect(await readFile(file, 'utf8')).toBe(text)
  })

  test('a caller compiles when nothing changes', async () => {
    expect(await compile(folder)).toBe('')
  })

  // All edits are made at once, because generating and compiling takes seconds. Each edit breaks a line of its own in the caller.
  describe('whose contracts have changed', () => {
    let problems = ''
    beforeAll(async () => {
      const cms = join(folder, 'schemas/cms.openapi.yaml')
      const hits = join(folder, 'sdk/src/cms/documents/search-hits.graphql')
      await edit(member(), /( {4}MemberUser:[\s\S]*? {6}properties:[\s\S]*? {8})nama_lengkap:/, '$1nama_panjang:')
      await edit(member(), /( {4}LoginRequest:[\s\S]*?required: \[)email/, '$1perangkat, email')
      await edit(member(), /( {4}LoginRequest:[\s\S]*?properties:\n)/, '$1        perangkat:\n          type: string\n')
      await edit(cms, /( {4}WeeklySession:[\s\S]*?required: \[)hari, jam_mulai/, '$1hari, mulai')
      await edit(cms, /( {4}WeeklySession:[\s\S]*?properties:[\s\S]*? {8})jam_mulai:/, '$1mulai:')
      await edit(hits, /(query DoctorHits[\s\S]*?attributes \{\s*)nama/, '$1kode')
      await edit(join(folder, 'schemas/cms.graphql'), /(\ntype Artikel \{[\s\S]*?\n {2}judul: )String/, '$1Int')
      for (const [file, text] of await generateAll(paths())) {
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, text)
      }
      problems = await compile(folder)
    })

    test.each([
      ['a renamed property of a REST answer', 8, "TS2339: Property 'nama_lengkap' does not exist"],
      ['a new required property of a REST request', 7, "TS2741: Property 'perangkat' is missing"],
      ['a renamed field of a named entity, over REST,', 11, "TS2339: Property 'jam_mulai' does not exist"],
      ['a renamed field of a named entity, over GraphQL,', 12, "TS2339: Property 'nama' does not exist"],
      ['a retyped field of GraphQL', 10, 'TS2322: '],
    ])('%s is an error in its caller', (_what, line, problem) => {
      const lines = problems.split('\n')
      expect(lines.filter((text) => text.includes(`caller.ts(${line},`))).toEqual([expect.stringContaining(problem)])
    })
  })
})
