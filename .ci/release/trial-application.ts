import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readManifest } from '../npm-pack.ts'
import { runProgram } from '../run-program.ts'

/** An application of another team that installs the three packages from the registry. */
export interface TrialApplication {
  /** Installs versions of the packages, by name. */
  readonly install: (versions: Readonly<Record<string, string>>) => Promise<void>
  /** Writes a file of the application. */
  readonly write: (file: string, code: string) => Promise<void>
  readonly typeCheck: () => Promise<void>
  /** Calls the mocks with the SDK, and renders a page of the kit. Returns the output of the calls. */
  readonly run: () => Promise<string>
}

/** Starts the installed mocks, and makes the calls of the SDK's example. */
const runner = `import { startMockServer } from '@hospital/mocks/server'

const { url, close } = await startMockServer({ port: 0 })
process.argv[2] = url
await import('./calls.ts')
await close()
`

/** Makes an application from the examples of the SDK and the kit in an empty folder. */
export const makeTrialApplication = async (packages: string, folder: string): Promise<TrialApplication> => {
  await mkdir(folder, { recursive: true })
  await cp(join(packages, 'ui/example'), folder, { recursive: true })
  await cp(join(packages, 'sdk/example/main.ts'), join(folder, 'calls.ts'))
  const write = (file: string, code: string) => writeFile(join(folder, file), code)
  const read = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8')) as object
  await write('run.ts', runner)
  await write('tsconfig.json', JSON.stringify({ ...(await read('tsconfig.json')), include: ['*.ts', '*.tsx'] }))
  const { dependencies, ...manifest } = { dependencies: {}, ...(await read('package.json')) }
  const others = Object.entries(dependencies).filter(([name]) => !name.startsWith('@hospital/'))
  await write('package.json', JSON.stringify({ ...manifest, dependencies: Object.fromEntries(others) }))
  return {
    write,
    install: async (versions) => {
      const asked = Object.entries(versions).map(([name, version]) => `${name}@^${version}`)
      await runProgram(
        'npm',
        ['install', '--no-audit', '--no-fund', '--prefer-online', '--ignore-scripts', ...asked],
        folder,
      )
      for (const [name, version] of Object.entries(versions)) {
        const installed = (await readManifest(join(folder, 'node_modules', name))).version
        if (installed !== version) throw new Error(`the application has ${name} ${installed}, not ${version}`)
      }
    },
    typeCheck: async () => {
      await runProgram('npm', ['run', 'check', '--silent'], folder)
    },
    run: async () => {
      const output = await runProgram(process.execPath, ['run.ts'], folder)
      await runProgram('npm', ['run', 'build', '--silent'], folder)
      const page = await runProgram('npm', ['start', '--silent'], folder)
      if (!page.includes('Buat janji temu')) throw new Error(`the page of the application lacks its button:\n${page}`)
      return output.trim()
    },
  }
}
