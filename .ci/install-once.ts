import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from './run-program.ts'

type Versions = Readonly<Record<string, string>>

/** Installs packages in a folder, unless the folder has them already. For programs that the workspace does not depend on. */
export const installOnce = async (folder: string, dependencies: Versions, overrides: Versions = {}): Promise<void> => {
  const manifest = JSON.stringify({ private: true, dependencies, overrides })
  const done = join(folder, 'installed.json')
  if ((await readFile(done, 'utf8').catch(() => undefined)) === manifest) return
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), manifest)
  await runProgram('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], folder)
  await writeFile(done, manifest)
}
