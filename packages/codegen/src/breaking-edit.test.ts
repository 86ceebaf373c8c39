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
  })
  const member = () => join(folder, 'schemas/member.openapi.yaml')
  const regenerate = async () => {
    for (const [file, text] of await generateAll(paths())) {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    }
  }

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
    await regenerate()
    expect(await compile(folder)).toBe('')
  })

  test('a renamed property of a REST answer is an error in its caller', async () => {
    await edit(member(), /( {4}MemberUser:[\s\S]*? {6}properties:[\s\S]*? {8})nama_lengkap:/, '$1nama_panjang:')
    await regenerate()
    expect(await compile(folder)).toMatch(/caller\.ts\(8,\d+\): error TS2339: Property 'nama_lengkap' does not exist/)
  })

  test('a new required property of a REST request is an error in its caller', async () => {
    await cp(join(workspacePaths.schemas, 'member.openapi.yaml'), member())
    await edit(member(), /( {4}LoginRequest:[\s\S]*?required: \[)email/, '$1perangkat, email')
    await edit(member(), /( {4}LoginRequest:[\s\S]*?properties:\n)/, '$1        perangkat:\n          type: string\n')
    await regenerate()
    expect(await compile(folder)).toMatch(/caller\.ts\(7,\d+\): error TS2741: Property 'perangkat' is missing/)
  })

  test('a renamed field of a named entity is an error in its caller, over REST and GraphQL', async () => {
    const cms = join(folder, 'schemas/cms.openapi.yaml')
    await cp(join(workspacePaths.schemas, 'member.openapi.yaml'), member())
    await edit(cms, /( {4}WeeklySession:[\s\S]*?required: \[)hari, jam_mulai/, '$1hari, mulai')
    await edit(cms, /( {4}WeeklySession:[\s\S]*?properties:[\s\S]*? {8})jam_mulai:/, '$1mulai:')
    await edit(
      join(folder, 'sdk/src/cms/documents/search-hits.graphql'),
      /(query DoctorHits[\s\S]*?attributes \{\s*)nama/,
      '$1kode',
    )
    await regenerate()
    const problems = await compile(folder)
    expect(problems).toMatch(/caller\.ts\(11,\d+\): error TS2339: Property 'jam_mulai' does not exist/)
    expect(problems).toMatch(/caller\.ts\(12,\d+\): error TS2339: Property 'nama' does not exist/)
    await cp(join(workspacePaths.schemas, 'cms.openapi.yaml'), cms)
    await cp(join(workspacePaths.sdk, 'cms/documents'), join(folder, 'sdk/src/cms/documents'), { recursive: true })
  })

  test('a retyped field of GraphQL is an error in its caller', async () => {
    await edit(join(folder, 'schemas/cms.graphql'), /(\ntype Artikel \{[\s\S]*?\n {2}judul: )String/, '$1Int')
    await regenerate()
    expect(await compile(folder)).toMatch(/caller\.ts\(10,\d+\): error TS2322/)
  })
})
