import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'
import { demoEnvironment } from '../../scripts/demo-environment.ts'
import { freePort } from '../../scripts/free-port.ts'
import { siteCommand } from '../../scripts/site-command.ts'
import { answering } from './children.ts'

const run = promisify(execFile)
const web = fileURLToPath(new URL('../..', import.meta.url))

/** The user `nobody`, which most systems have. */
const nobody = 65_534

/** The most bytes of Alpine without Node. */
const systemBytes = 12 * 1024 * 1024

/** Makes the files of the image's site in a read-only folder. */
const makeFiles = async (folder: string): Promise<number> => {
  process.env['SELF_CONTAINED'] = 'true'
  const outDir = join(folder, 'dist/server')
  await build({ root: web, logLevel: 'error', build: { ssr: 'src/server/main.ts', outDir, emptyOutDir: true } })
  await cp(join(web, 'dist/client'), join(folder, 'dist/client'), { recursive: true })
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  let bytes = 0
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) bytes += (await stat(path)).size
    await chmod(path, entry.isFile() ? 0o444 : 0o555)
  }
  await chmod(folder, 0o555)
  return bytes
}

/** The checks of the image's promises, without a container engine. */
export interface ImageResult {
  /** Bytes of the site's files, of Node, and of the system. */
  readonly bytes: number
  /** Whether a process without rights could serve a page from read-only files. */
  readonly answers: boolean
  /** The status of a request that was under way when the process got its signal to end, and the exit code. */
  readonly drained: number
  readonly exitCode: number | null
}

/**
 * Runs the image's command on the image's files, as its user. `contracts`: the address of a contract server that can be made slow. `store`:
 * the address of a store of limits, whose client is in the files too.
 */
export const tryImage = async (contracts: string, store: string): Promise<ImageResult> => {
  const folder = await mkdtemp(join(tmpdir(), 'hospital-image-'))
  try {
    const bytes = (await makeFiles(folder)) + (await stat(process.execPath)).size + systemBytes
    const port = await freePort(0)
    const url = `http://127.0.0.1:${port}`
    // Only root can switch to another user.
    const rights = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
    const limits = { SHARED_LIMITS_URL: store, DEVICE_SECRET: 'image-on-this-machine-with-a-store' }
    // A collector that is away. Its client is in the files too, and is loaded only if a collector is configured.
    const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort(0)}` }
    const env = { NODE_ENV: 'production', ...demoEnvironment(contracts, port), ...limits, ...traces }
    const child = spawn(process.execPath, siteCommand, { cwd: folder, env, stdio: 'ignore', ...rights })
    const ended = once(child, 'exit')
    await answering(`${url}/health`)
    const answers = (await fetch(`${url}/paket`)).ok
    const slow = { operation: '*', fault: 'delay-1000' }
    await fetch(`${contracts}/__mock/faults`, { method: 'POST', body: JSON.stringify(slow) })
    const underWay = fetch(`${url}/dokter`).then(
      ({ status }) => status,
      () => 0,
    )
    await new Promise((resolve) => setTimeout(resolve, 300))
    child.kill('SIGTERM')
    const drained = await underWay
    const [exitCode] = (await ended) as [number | null]
    await fetch(`${contracts}/__mock/faults`, { method: 'DELETE' })
    return { bytes, answers, drained, exitCode }
  } finally {
    await run('chmod', ['-R', 'u+w', folder])
    await rm(folder, { recursive: true, force: true })
  }
}
