import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { lowestVersion } from './lowest-version.ts'
import { readManifest } from './npm-pack.ts'
import { runProgram } from './run-program.ts'

/** An application of the kit to make and check. */
export interface KitCheck {
  /** The folder of the application: outside the workspace, so that nothing resolves from the workspace. */
  readonly folder: string
  /** The folder of the kit, with its example. */
  readonly kit: string
  readonly tarball: string
  /** Paths of `tsc`, by the name of the version. */
  readonly compilers: ReadonlyMap<string, string>
  readonly log: (text: string) => void
}

const kilobytes = (text: string) => `${(gzipSync(text, { level: 9 }).byteLength / 1000).toFixed(1)} kB`

const classNames = (markup: string) =>
  [...markup.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))

/**
 * Throws if the page is not the example's, or if one of its parts has no rules in the styles. Compares class names without their last
 * character: the classes of one part begin alike, and a look without rules of its own, such as the plain tone, is a class too.
 */
const checkPage = (markup: string, styles: string): void => {
  for (const words of ['dr. Ratna Widyaningsih', 'Buat janji temu', 'Praktik hari ini', 'type="date"'])
    if (!markup.includes(words)) throw new Error(`the page of the kit's example lacks "${words}":\n${markup}`)
  if (markup.includes(' style=')) throw new Error(`the page of the kit's example has a style attribute:\n${markup}`)
  const missing = classNames(markup).filter((name) => !styles.includes(`.${name.slice(0, -1)}`))
  if (missing.length > 0) throw new Error(`styles.css has no rules for ${missing.join(', ')}`)
}

/**
 * Makes an application from the kit's example, with the lowest versions that the kit promises to work with. Type-checks it, builds it with
 * Vite alone and renders its page on a server. Throws if any step fails.
 */
export const checkKitApplication = async ({ folder, kit, tarball, compilers, log }: KitCheck): Promise<void> => {
  await cp(join(kit, 'example'), folder, { recursive: true })
  await cp(tarball, join(folder, 'hospital-ui.tgz'))
  const { dependencies, peerDependencies } = await readManifest(kit)
  const lowest = Object.entries({ ...dependencies, ...peerDependencies }).map(
    ([name, range]) => `${name}@${lowestVersion(range)}`,
  )
  await runProgram(
    'npm',
    ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', ...lowest],
    folder,
  )
  for (const [name, compiler] of compilers) {
    await runProgram(process.execPath, [compiler], folder)
    log(`type-checks with ${name}`)
  }
  await runProgram('npm', ['run', 'build'], folder)
  const styles = await readFile(join(folder, 'node_modules/@hospital/ui/dist/styles.css'), 'utf8')
  checkPage(await runProgram('npm', ['start', '--silent'], folder), styles)
  const assets = await readdir(join(folder, 'dist/assets'))
  const page = assets.find((file) => /^index-.*\.js$/.test(file)) ?? ''
  const script = await readFile(join(folder, 'dist/assets', page), 'utf8')
  log(`renders on a server; ${kilobytes(styles)} of styles, ${kilobytes(script)} of script with React (gzip)`)
}
