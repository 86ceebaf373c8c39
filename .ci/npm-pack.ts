import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from './run-program.ts'

/** The fields that are read of a package.json. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** Reads the package.json of a folder. */
export const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest

/** Packs a package as `npm publish` would, its build included. Returns the path of the tarball. */
export const npmPack = async (folder: string, destination: string): Promise<string> => {
  const { name, version } = await readManifest(folder)
  await runProgram('npm', ['pack', '--silent', '--pack-destination', destination], folder)
  return join(destination, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)
}
