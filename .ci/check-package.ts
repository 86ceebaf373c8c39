import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startMockServer } from '@hospital/mocks/server'
import { installTools } from './application-tools.ts'
import { checkApplication } from './application.ts'
import { checkKitApplication } from './kit-application.ts'
import { npmPack } from './npm-pack.ts'
import { runProgram } from './run-program.ts'

// Packs the SDK, the mocks and the kit as they would be published, and checks the tarballs. Applications outside this workspace then
// install, type-check and use them, with the oldest supported versions and with the newest.
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'hospital-packages-'))
const started = performance.now()
const log = (text: string) =>
  console.log(
    `${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${text.replaceAll('\n', '\n         ')}`,
  )

/** Entries that are not modules. */
const notModules = ['./styles.css', './messages/id.json', './messages/en.json']

const packed = async (name: 'sdk' | 'mocks' | 'mock-pictures' | 'ui'): Promise<string> => {
  const tarball = await npmPack(join(root, 'packages', name), folder)
  log(`${name}: a tarball of ${Math.round((await stat(tarball)).size / 1000)} kB`)
  await runProgram('publint', [tarball, '--strict'], root)
  // A package of pictures has no types.
  if (name !== 'mock-pictures')
    await runProgram('attw', [tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...notModules], root)
  log(`${name}: publint and attw find nothing`)
  return tarball
}

try {
  const [tools, sdk, mocks, mockPictures, ui] = await Promise.all([
    installTools(join(root, 'node_modules/.cache/consumer')),
    packed('sdk'),
    packed('mocks'),
    packed('mock-pictures'),
    packed('ui'),
  ])
  const server = await startMockServer({ port: 0 })
  const common = {
    packages: join(root, 'packages'),
    tarballs: { sdk, mocks, 'mock-pictures': mockPictures },
    server: server.url,
  }
  // A compiler takes ten seconds to read all declarations. So the newest compiler checks both applications, and each of the others only the
  // application of its own time.
  const compilersBut = (left: string) => new Map([...tools.compilers].filter(([name]) => name !== left))
  try {
    // Waits for all checks, because the folder is removed afterwards.
    const checks = await Promise.allSettled([
      checkApplication({
        ...common,
        folder: join(folder, 'oldest'),
        node: tools.oldestNode,
        versions: 'lowest',
        compilers: compilersBut('typescript-5.9'),
        log: (text) => log(`oldest: ${text}`),
      }),
      checkApplication({
        ...common,
        folder: join(folder, 'newest'),
        node: process.execPath,
        versions: 'newest',
        compilers: compilersBut('typescript-5.4'),
        log: (text) => log(`newest: ${text}`),
      }),
      checkKitApplication({
        folder: join(folder, 'kit'),
        kit: join(root, 'packages/ui'),
        tarball: ui,
        compilers: tools.compilers,
        log: (text) => log(`kit: ${text}`),
      }),
    ])
    for (const check of checks) if (check.status === 'rejected') throw check.reason
  } finally {
    await server.close()
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
