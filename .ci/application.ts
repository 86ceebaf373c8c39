import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lowestVersion } from './lowest-version.ts'
import { checkMockCommand } from './mock-command.ts'
import { readManifest } from './npm-pack.ts'
import { ownErrors } from './own-errors.ts'
import { readmeBlocks } from './readme-blocks.ts'
import { runProgram } from './run-program.ts'

/** An application to make and check. */
export interface ApplicationCheck {
  /** The folder of the application: outside the workspace, so that nothing resolves from the workspace. */
  readonly folder: string
  /** The folder of the workspace's packages. */
  readonly packages: string
  readonly tarballs: Readonly<Record<'sdk' | 'mocks' | 'mock-pictures', string>>
  /** The path of the Node that runs it. */
  readonly node: string
  /** The lowest or the newest versions of the dependencies that the packages allow. */
  readonly versions: 'lowest' | 'newest'
  /** Paths of `tsc`, by the name of the version. */
  readonly compilers: ReadonlyMap<string, string>
  /** The address of a contract server. */
  readonly server: string
  readonly log: (text: string) => void
}

const bothManifests = (packages: string) =>
  Promise.all(['sdk', 'mocks'].map((name) => readManifest(join(packages, name))))

/** A file that makes the compiler read the declarations of every entry. */
const everyEntry = async (packages: string): Promise<string> => {
  const manifests = await bothManifests(packages)
  return manifests
    .flatMap(({ name, exports }) =>
      Object.keys(exports)
        .filter((subpath) => !subpath.includes('*'))
        .map((subpath) => subpath.replace('.', name)),
    )
    .map((entry, index) => `export type * as entry${index} from '${entry}'\n`)
    .join('')
}

/** The lowest versions that the packages promise to work with, as arguments of `npm install`. */
const lowestVersions = async (packages: string): Promise<string[]> => {
  const manifests = await bothManifests(packages)
  return manifests
    .flatMap((manifest) => Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies }))
    .filter(([name]) => !name.startsWith('@hospital/'))
    .map(([name, range]) => `${name}@${lowestVersion(range)}`)
}

/** Copies the example, and writes the files that the READMEs show beside it. */
const writeApplication = async ({ folder, packages, tarballs }: ApplicationCheck): Promise<void> => {
  await cp(join(packages, 'sdk/example'), folder, { recursive: true })
  await mkdir(join(folder, 'mocks'), { recursive: true })
  for (const [name, tarball] of Object.entries(tarballs)) await cp(tarball, join(folder, `hospital-${name}.tgz`))
  await writeFile(join(folder, 'mocks/entries.ts'), await everyEntry(packages))
  for (const [name, place] of [
    ['sdk', '.'],
    ['mocks', 'mocks'],
  ] as const) {
    const blocks = readmeBlocks(await readFile(join(packages, name, 'README.md'), 'utf8'))
    if (blocks.length === 0) throw new Error(`the README of ${name} shows no files`)
    for (const { file, code } of blocks) await writeFile(join(folder, place, file), code)
  }
}

const typeCheck = async ({ folder, compilers, log }: ApplicationCheck): Promise<void> => {
  for (const [name, compiler] of compilers) {
    // Without the DOM, and with all declarations checked, also those of dependencies.
    await runProgram(process.execPath, [compiler, '-p', 'tsconfig.json'], folder)
    const failure = await runProgram(
      process.execPath,
      [compiler, '-p', 'tsconfig.mocks.json', '--noEmit', 'false', '--rootDir', '.', '--outDir', 'out'],
      folder,
    ).then(
      () => '',
      (reason: unknown) => String(reason),
    )
    const errors = ownErrors(failure)
    if (errors.length > 0) throw new Error(`${name} finds\n${errors.join('\n')}`)
    log(`type-checks with ${name}`)
  }
}

/**
 * Makes an application from the SDK's example and the files in the READMEs, installs the tarballs, type-checks and runs it. Throws if any
 * step fails.
 */
export const checkApplication = async (check: ApplicationCheck): Promise<void> => {
  const { folder, packages, node, versions, server, log } = check
  await writeApplication(check)
  const extra = versions === 'lowest' ? [...(await lowestVersions(packages)), '@types/node@20'] : []
  const started = performance.now()
  await runProgram(
    'npm',
    ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', ...extra],
    folder,
  )
  const installed = JSON.parse(await readFile(join(folder, 'node_modules/.package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, unknown>>
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  log(`installed ${Object.keys(installed.packages).length} packages in ${seconds} s`)
  await typeCheck(check)

  log(`Node ${(await runProgram(node, ['--version'], folder)).trim()}`)
  log((await runProgram(node, ['out/main.js', server], folder)).trim())
  await checkMockCommand(folder, node)
  const run = (...args: readonly string[]) =>
    runProgram(node, ['--import', './out/mocks/answer-requests.js', ...args], folder)
  const articles = await run('out/first-call.js')
  if (articles.trim().split('\n').length !== 3) throw new Error(`the first call prints no three articles:\n${articles}`)
  log(articles.trim())
  log((await run('out/nightly.cjs')).trim())
  await run('--eval', "require('@hospital/sdk/member').createMemberClient({ baseUrl: 'https://hospital.example' })")
  const tests = ['session', 'mocks/mocks', 'mocks/contract-server'].map((name) => `out/${name}.test.js`)
  const report = await runProgram(node, ['--test', ...tests], folder)
  log(
    report
      .split('\n')
      .filter((line) => /^(?:#|ℹ) (?:tests|pass|fail) /.test(line))
      .join(', '),
  )
}
