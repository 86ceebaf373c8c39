import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startMockServer } from '@hospital/mocks/server'
import { runProgram } from './run-program.ts'

// Packs the SDK as it would be published, checks the tarball, and makes an application outside this workspace
// install, type-check and use it. Needs the SDK built.
const root = fileURLToPath(new URL('..', import.meta.url))
const sdk = join(root, 'packages/sdk')
const folder = await mkdtemp(join(tmpdir(), 'hospital-sdk-'))

try {
  await runProgram('pnpm', ['pack', '--pack-destination', folder], sdk)
  const tarball = join(folder, 'hospital-sdk.tgz')
  await rename(join(folder, 'hospital-sdk-1.0.0.tgz'), tarball)
  await runProgram('publint', [tarball, '--strict'], root)
  console.log('publint: well')
  await runProgram('attw', [tarball, '--profile', 'esm-only'], root)
  console.log('attw: well')

  const application = join(folder, 'application')
  await cp(join(sdk, 'example'), application, { recursive: true })
  await cp(tarball, join(application, 'hospital-sdk.tgz'))
  // A separate workspace: nothing of this one resolves from there.
  await writeFile(join(application, 'pnpm-workspace.yaml'), 'packages: []\npmOnFail: ignore\n')
  await runProgram('pnpm', ['install', '--prefer-offline'], application)
  await runProgram('pnpm', ['check'], application)
  console.log('example: type-checks')
  const server = await startMockServer({ port: 0 })
  try {
    console.log((await runProgram('node', ['main.ts', server.url], application)).trim().replace(/^/gm, 'example: '))
  } finally {
    await server.close()
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
