import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installOnce } from './install-once.ts'
import { makeCheckout } from './release/checkout.ts'
import type { Checkout } from './release/checkout.ts'
import { startRegistry } from './release/registry.ts'
import { makeTrialApplication } from './release/trial-application.ts'
import type { TrialApplication } from './release/trial-application.ts'

// `pnpm test:release`: makes releases of the last commit in a clone, with the commands of the README, to a registry on this machine. An
// application then installs, upgrades and uses the published packages. Verdaccio (321 packages, 65 MB) is installed beside the workspace,
// not as a part of it.
const root = fileURLToPath(new URL('..', import.meta.url))
const verdaccio = { verdaccio: '6.10.4' }
/** Verdaccio requires a tag of node-fetch (`cjs`), which mirrors of npm may lack. */
const overrides = { 'node-fetch': '2.7.0' }
const names = ['sdk', 'mocks', 'ui'] as const
const contract = 'schemas/member.openapi.yaml'

const folder = await mkdtemp(join(tmpdir(), 'hospital-release-'))
const started = performance.now()
const log = (text: string) =>
  console.log(
    `${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${text.trim().replaceAll('\n', '\n         ')}`,
  )

const versionsOf = async (checkout: Checkout): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(names.map(async (name) => [`@hospital/${name}`, await checkout.version(name)] as const)),
  )

/** The error of an attempt that must fail. Throws if the attempt succeeds, or fails with other words. */
const refusal = async (what: string, attempt: Promise<unknown>, words: RegExp): Promise<void> => {
  const reason = await attempt.then(
    () => undefined,
    (error: unknown) => String(error),
  )
  const [line] = reason?.split('\n').filter((text) => words.test(text)) ?? []
  if (line === undefined) throw new Error(`${what} was not refused with ${String(words)}: ${reason ?? 'it succeeded'}`)
  log(`${what} is refused: ${line}`)
}

/** Adds an optional property to an answer: a compatible change for all programs. */
const withField = (text: string) =>
  text.replace(
    /( {4}AppointmentListSuccess:\n(?: {6}.*\n)*? {6}properties:\n)/,
    '$1        dimuat_pada: {type: string, description: When the list was made.}\n',
  )

const newField = `import { createMemberClient } from '@hospital/sdk/member'

const member = createMemberClient({ baseUrl: 'https://hospital.example/member' })

export const loadedAt = async (): Promise<string | undefined> =>
  (await member.listOpenAppointments({ body: { userid: 1001 } })).data?.dimuat_pada
`

const releaseFirst = async (checkout: Checkout, application: TrialApplication): Promise<void> => {
  await checkout.publish()
  const versions = await versionsOf(checkout)
  log(`published ${JSON.stringify(versions)}`)
  await application.install(versions)
  await application.typeCheck()
  log(`an application installs it, and runs:\n${await application.run()}`)
}

const releaseNext = async (checkout: Checkout, application: TrialApplication): Promise<void> => {
  await checkout.edit(contract, withField)
  await checkout.codegen()
  await refusal('an added field that no changeset describes', checkout.compare(), /need a new minor version/)
  await checkout.makeVersion({
    raises: 'minor',
    packages: ['@hospital/sdk', '@hospital/mocks'],
    summary: 'Open appointments say when they were read.',
  })
  await checkout.publish()
  const versions = await versionsOf(checkout)
  log(`published ${JSON.stringify(versions)}`)
  await application.write('new-field.ts', newField)
  await refusal('the new field with the older SDK', application.typeCheck(), /dimuat_pada/)
  await application.install(versions)
  await application.typeCheck()
  log(`the application is upgraded, and runs:\n${await application.run()}`)
}

/** Tries releases that must be refused. */
const refuseOthers = async (checkout: Checkout): Promise<void> => {
  await refusal('a version that is published already', checkout.publish(), /are published already/)
  await checkout.edit('packages/sdk/README.md', (text) => `${text}\nMore.\n`)
  await refusal('what is not committed', checkout.publish(), /Commit these first/)
  checkout.commit('More words')
  await refusal('a change under a published version', checkout.publish(), /has changed since/)
  checkout.reset()
  await checkout.edit(contract, (text) => text.replace('  /appointment/open:\n', '  /appointment/opened:\n'))
  await checkout.makeVersion({
    raises: 'minor',
    packages: ['@hospital/sdk'],
    summary: 'An operation has another address.',
  })
  await refusal('a broken contract under a minor version', checkout.publish(), /need a new major version/)
}

let close = async (): Promise<void> => undefined
try {
  const tools = join(root, 'node_modules/.cache/registry')
  await installOnce(tools, verdaccio, overrides)
  const registry = await startRegistry(join(tools, 'node_modules/verdaccio/bin/verdaccio'), join(folder, 'registry'))
  close = registry.close
  // All commands of the trial use this registry for the scope, and no token of another registry. pnpm reads the variable in small letters
  // only.
  process.env['npm_config_userconfig'] = registry.npmrc
  process.env['CI'] = 'true'
  log('a registry with a storage of its own is up')
  const checkout = await makeCheckout(root, join(folder, 'checkout'))
  log('the last commit is cloned and installed')
  const application = await makeTrialApplication(join(checkout.folder, 'packages'), join(folder, 'application'))
  await releaseFirst(checkout, application)
  await releaseNext(checkout, application)
  await refuseOthers(checkout)
} finally {
  await close()
  await rm(folder, { recursive: true, force: true })
}
