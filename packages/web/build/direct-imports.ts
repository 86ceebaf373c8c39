import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const kitEntry = fileURLToPath(new URL('../../ui/src/index.ts', import.meta.url))
const kitImport = /(import|export) \{([^}]*)\} from ['"]@hospital\/ui['"];?/g
const kitExport = /export \{([^}]*)\} from '(\.[^']+)'/g

const names = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** The file of each component, by its name in the kit's entry. */
const filesByName = async (): Promise<ReadonlyMap<string, string>> => {
  const code = await readFile(kitEntry, 'utf8')
  const files = [...code.matchAll(kitExport)].flatMap(([, list = '', file = '']) =>
    names(list).map((name): [string, string] => [name, join(dirname(kitEntry), file)]),
  )
  return new Map(files)
}

/**
 * Imports each component of the kit from its own file. Through the kit's single entry, every page would seem to need the whole kit, and the
 * build could not find the parts that pages share.
 */
export const directImports = (): Plugin => {
  let files: ReadonlyMap<string, string> = new Map()
  return {
    name: 'direct-imports',
    async buildStart() {
      files = await filesByName()
    },
    transform(code, id) {
      if (!id.includes('/packages/web/src/')) return undefined
      const direct = code.replace(kitImport, (whole, verb: string, list: string) => {
        const imports = names(list).map((name) => [name, files.get(name.split(' as ')[0] ?? '')] as const)
        // An export without its own file, such as a scale of the theme, stays as it is.
        if (imports.some(([, file]) => file === undefined)) return whole
        return imports.map(([name, file]) => `${verb} { ${name} } from ${JSON.stringify(file)}`).join(';')
      })
      return { code: direct, map: null }
    },
  }
}
