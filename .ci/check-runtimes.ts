import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startMockServer } from '@hospital/mocks/server'
import { npmPack } from './npm-pack.ts'
import { runProgram } from './run-program.ts'

// `pnpm test:runtimes`: makes each application of packages/sdk/example in an empty folder from the packed SDK, and runs it on every runtime
// that the SDK's README names. Downloads Bun, Deno, workerd, Metro and React Native (half a gigabyte), so it is a check of releases. With
// names of examples as arguments it runs only these.
const root = fileURLToPath(new URL('..', import.meta.url))
const packages = join(root, 'packages')

/** Each example, and its scripts. */
const examples: Readonly<Record<string, readonly (readonly string[])[]>> = {
  nightly: [
    ['node', 'job.mjs'],
    ['node', 'count.cjs'],
    ['bun', 'job.mjs'],
    ['bun', 'count.cjs'],
    ['deno', 'run', '--allow-all', 'job.mjs'],
    ['deno', 'run', '--allow-all', 'count.cjs'],
  ],
  worker: [['npm', 'test', '--silent']],
  kiosk: [['npm', 'test', '--silent']],
  phone: [['npm', 'test', '--silent']],
  dashboard: [['npm', 'test', '--silent']],
}

/** A server that answers the first request of each client as its contract says, and no other. The path names the client. */
const startSilentServer = async () => {
  const asked = new Set<string>()
  const server = createServer(({ url = '' }, response) => {
    const [, name = ''] = url.split('/')
    if (asked.has(name)) return
    asked.add(name)
    response.setHeader('content-type', 'application/json')
    response.end('{"process":true,"detail":"","data":[]}')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: (name: string) => `http://127.0.0.1:${port}/${name}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const folder = await mkdtemp(join(tmpdir(), 'hospital-runtimes-'))
const started = performance.now()
const log = (text: string) =>
  console.log(
    `${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${text.trim().replaceAll('\n', '\n         ')}`,
  )

/** The packages whose programs are unpacked by an install script. npm runs such a script only if it is allowed by name. */
const unpacked = { bun: 'install.js', deno: 'install.cjs' } as const

const install = async (place: string): Promise<void> => {
  await runProgram('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'], place)
  const { devDependencies = {} } = JSON.parse(await readFile(join(place, 'package.json'), 'utf8')) as {
    readonly devDependencies?: Readonly<Record<string, string>>
  }
  for (const [name, script] of Object.entries(unpacked))
    if (name in devDependencies) await runProgram('node', [script], join(place, 'node_modules', name))
}

const names = process.argv.slice(2)
const chosen = Object.entries(examples).filter(([name]) => names.length === 0 || names.includes(name))
const failed: string[] = []
const server = await startMockServer({ port: 0 })
const silent = await startSilentServer()
try {
  const tarballs = { sdk: '', mocks: '' }
  for (const name of ['sdk', 'mocks'] as const) tarballs[name] = await npmPack(join(packages, name), folder)
  log('packed')
  for (const [example, commands] of chosen) {
    const place = join(folder, example)
    await mkdir(place)
    await cp(join(packages, 'sdk/example', example), place, { recursive: true })
    for (const [name, tarball] of Object.entries(tarballs)) await cp(tarball, join(place, `hospital-${name}.tgz`))
    await install(place)
    log(`${example}: installed`)
    for (const [index, [command = '', ...args]] of commands.entries()) {
      const what = `${example}: ${[command, ...args].join(' ')}`
      const program = ['node', 'npm'].includes(command) ? command : join(place, 'node_modules/.bin', command)
      process.env['SERVER'] = server.url
      process.env['SILENT'] = silent.url(`${example}-${index}`)
      process.env['CMS_TOKEN'] = 'contoh-token-cms'
      await runProgram(program, args, place).then(
        (output) => log(`${what}: passed\n${output}`),
        (reason: unknown) => {
          failed.push(what)
          log(`${what}: FAILED\n${String(reason)}`)
        },
      )
    }
  }
} finally {
  await server.close()
  silent.close()
  await rm(folder, { recursive: true, force: true })
}
for (const what of failed) log(`FAILED: ${what}`)
process.exitCode = failed.length === 0 ? 0 : 1
