import { join } from 'node:path'
import { installOnce } from './install-once.ts'

/**
 * The dependencies that applications of other teams may run on, beside the versions of this workspace. The oldest versions are those that
 * the READMEs promise.
 */
const dependencies = {
  'node-oldest': 'npm:node@20.19.0',
  'typescript-5.4': 'npm:typescript@5.4.5',
  'typescript-5.9': 'npm:typescript@5.9.3',
  'typescript-newest': 'npm:typescript@7.0.2',
}

/** The installed programs of other versions. */
export interface Tools {
  /** The path of Node. */
  readonly oldestNode: string
  /** Paths of `tsc`, by the name of the version. The first is the oldest. */
  readonly compilers: ReadonlyMap<string, string>
}

/** Installs the programs in a folder, unless it has them. */
export const installTools = async (folder: string): Promise<Tools> => {
  await installOnce(folder, dependencies)
  const installed = (path: string) => join(folder, 'node_modules', path)
  return {
    oldestNode: installed('node-oldest/bin/node'),
    compilers: new Map(
      Object.keys(dependencies)
        .filter((name) => name.startsWith('typescript-'))
        .map((name) => [name, installed(`${name}/bin/tsc`)]),
    ),
  }
}
