import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { fillOnce } from './fill-once.ts'

const run = promisify(execFile)

/** The values that a launcher needs besides the arguments. */
export interface UnpackedChromium {
  executablePath: string
  env: Record<string, string>
}

/** Whether the Chromium that comes as an npm package can run on this machine. */
export const isPackagedPlatform = (): boolean => process.platform === 'linux' && process.arch === 'x64'

/**
 * Unpacks the npm-shipped Chromium, its shared libraries and its fonts under `cache`, once per
 * version, and returns where they are. Takes about 6 seconds the first time.
 */
export const unpackChromium = async (cache: string): Promise<UnpackedChromium> => {
  const folder = join(cache, await packagedVersion())
  await fillOnce(folder, async (staging) => {
    const child = fileURLToPath(new URL('./unpack.ts', import.meta.url))
    await run(process.execPath, [child], { env: { ...process.env, TMPDIR: staging } })
    await writeFile(join(staging, 'fonts.conf'), fontConfiguration(folder))
  })
  return { executablePath: join(folder, 'chromium'), env: environment(folder) }
}

const environment = (folder: string): Record<string, string> => {
  const libraries = [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']]
  return {
    LD_LIBRARY_PATH: libraries.filter(Boolean).join(':'),
    FONTCONFIG_FILE: join(folder, 'fonts.conf'),
  }
}

/** Replaces the configuration in the archive: its folders do not exist here. */
const fontConfiguration = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`

const packagedVersion = async (): Promise<string> => {
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'))
  const manifest: unknown = JSON.parse(await readFile(join(entry, '..', '..', 'package.json'), 'utf8'))
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) return String(manifest.version)
  throw new Error('@sparticuz/chromium has no version')
}
