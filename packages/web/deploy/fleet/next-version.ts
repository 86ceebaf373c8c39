import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const web = fileURLToPath(new URL('../..', import.meta.url))

const compressed = ['.br', '.gz']
const isText = (name: string) => /\.(?:js|css|json)$/.test(name)

const filesIn = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

const compressAgain = async (path: string, text: string): Promise<void> => {
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(text, quick))
  await writeFile(`${path}.gz`, await promisify(gzip)(text))
}

/**
 * Makes a version of the build in which every file of the browser's half has another name, as if all code had changed: the hardest kind of
 * release. Resolves to the folder to start it from, which uses the packages of this one.
 */
export const makeNextVersion = async (): Promise<string> => {
  const folder = join(web, 'node_modules/.cache/fleet/next')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await cp(join(web, 'dist'), join(folder, 'dist'), { recursive: true })
  const assets = join(folder, 'dist/client/assets')
  const names = (await readdir(assets)).filter((name) => !compressed.some((ending) => name.endsWith(ending)))
  const nextName = (name: string) => name.replace(/-([^-.]*\.\w+)$/, '-n$1')
  const withNextNames = (text: string) => names.reduce((all, name) => all.replaceAll(name, nextName(name)), text)

  for (const path of await filesIn(join(folder, 'dist'))) {
    if (!isText(path)) continue
    const before = await readFile(path, 'utf8')
    const text = withNextNames(before)
    await writeFile(path, text)
    if (path.startsWith(assets)) await compressAgain(path, text)
  }
  for (const name of await readdir(assets)) {
    const ending = compressed.find((each) => name.endsWith(each)) ?? ''
    await rename(join(assets, name), join(assets, `${nextName(name.slice(0, name.length - ending.length))}${ending}`))
  }
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  return folder
}
