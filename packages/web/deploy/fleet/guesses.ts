import { demoAccounts } from '@hospital/mocks'
import type { Fleet } from './fleet.ts'

/** The answer to a log-in. `taken`: the back end judged it. */
interface LogIn {
  readonly status: number
  readonly isTaken: boolean
  /** Milliseconds. */
  readonly time: number
}

/** Tries to log in at one site, from an address. */
type TryLogIn = (site: number, address: string, email: string, password?: string) => Promise<LogIn>

const member = demoAccounts.find(({ area }) => area === 'member')

const createTry =
  ({ sites }: Fleet): TryLogIn =>
  async (site, address, email, password = 'bukan-kata-sandinya') => {
    const started = performance.now()
    const { port } = sites[site % sites.length] ?? { port: 0 }
    const response = await fetch(`http://127.0.0.1:${port}/api/member/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `${address}, 127.0.0.1` },
      body: JSON.stringify({ email, password }),
    })
    await response.text()
    return { status: response.status, isTaken: response.status !== 429, time: performance.now() - started }
  }

/** Prints a result, and whether it is as expected. */
type Tell = (isWell: boolean, text: string) => void

const takenOf = (answers: readonly LogIn[]) => answers.filter(({ isTaken }) => isTaken).length

/** Tries to log in at a site, each time with another account, until the store has counted an attempt. */
const untilCounted = async (fleet: Fleet, site: number): Promise<void> => {
  const deadline = Date.now() + 20_000
  const tryLogIn = createTry(fleet)
  for (let index = 0; Date.now() < deadline; index += 1) {
    const before = await fleet.store.contents()
    await tryLogIn(site, `10.1.${site}.${index % 256}`, `kembali-${site}-${index}@contoh.example`)
    if ((await fleet.store.contents()).length > before.length) return
  }
  throw new Error('a site has not found its store again')
}

/** Guesses at accounts through all sites at once: with the store, without it, and after it has come back. */
export const guess = async (fleet: Fleet, tell: Tell): Promise<void> => {
  if (!member) throw new Error('the demo has no member')
  const { store, sites } = fleet
  const tryLogIn = createTry(fleet)
  const everySite = (count: number, address: string, email: string) =>
    Promise.all(Array.from({ length: count }, (_, index) => tryLogIn(index, address, email)))

  const shared = takenOf(await everySite(40, '198.51.100.1', 'siapa@contoh.example'))
  tell(
    shared === 5,
    `40 log-ins at once with one account from one address, at ${sites.length} sites in turn: ${shared} of them were tried`,
  )

  const strangers: LogIn[] = []
  for (let index = 0; index < 12; index += 1)
    strangers.push(await tryLogIn(index, `203.0.113.${index}`, 'ditebak@contoh.example'))
  const slowed = strangers.findIndex(({ time }) => time > 400) + 1
  tell(slowed === 11, `log-ins with one account from ever other addresses: the ${slowed}th is slowed down`)

  const contents = await store.contents()
  const isPlain = /siapa|ditebak|contoh|198\.51|203\.0/.test(contents)
  tell(
    contents.length > 0 && !isPlain,
    `the store holds ${contents.split('\n').length} entries; ${isPlain ? 'some name a person' : 'none names an account or an address'}`,
  )

  await store.stop('SIGKILL')
  const alone = takenOf(await everySite(40, '198.51.100.2', 'tanpa-toko@contoh.example'))
  const known = takenOf(await everySite(10, '198.51.100.1', 'siapa@contoh.example'))
  const own = await tryLogIn(0, '198.51.100.3', member.email, member.password)
  tell(
    own.status === 200 && own.time < 2000 && alone <= 5 * sites.length && known === 0,
    `the store was killed: a member logs in within ${Math.round(own.time)} ms; of 40 guesses ${alone} were tried, of 10 at the account of before ${known}`,
  )

  await store.start()
  await Promise.all(sites.map((_site, index) => untilCounted(fleet, index)))
  const again = takenOf(await everySite(40, '198.51.100.4', 'lagi@contoh.example'))
  tell(again === 5, `the store is there again: of 40 guesses ${again} were tried`)
}
