import { create as createAxios } from 'axios'
import ky from 'ky'
import createFetchClient from 'openapi-fetch'
import type { paths } from '../src/generated/member/types.ts'
import { createMemberClient } from '../src/member/index.ts'
import { validateMember } from '../src/validation/index.ts'

// Measures the processor time of one typed GET, compared with other clients, on a network that answers at once.
// All clients run in one process, in turn, in rounds. Ratios are computed per round, so that drift cancels out.
const baseUrl = 'https://api.rs.example/member'
const religions = ['Islam', 'Kristen', 'Katolik', 'Hindu', 'Buddha', 'Konghucu'].map((nama, index) => ({
  kode: String(index + 1),
  nama,
}))
const body = JSON.stringify({ process: true, detail: 'Berhasil', data: religions })

/** Replaces the platform's fetch and, like it, constructs a Request from its arguments. */
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  return new Response(body, {
    headers: { 'content-type': request.headers.get('accept') === 'x' ? 'text/plain' : 'application/json' },
  })
}

const alone = createFetchClient<paths>({ baseUrl })
const ours = createMemberClient({ baseUrl })
const checked = createMemberClient({ baseUrl, validate: validateMember })
const viaAxios = createAxios({ baseURL: baseUrl, adapter: 'fetch' })
const viaKy = ky.create({ prefix: baseUrl })

const candidates: readonly (readonly [name: string, call: () => Promise<unknown>])[] = [
  ['openapi-fetch alone', () => alone.GET('/data/agama')],
  ['raw fetch', async () => (await fetch(`${baseUrl}/data/agama`)).json()],
  ['our client, defaults', () => ours.listReligions()],
  ['our client, validation', () => checked.listReligions()],
  ['axios', () => viaAxios.get('/data/agama')],
  ['ky', () => viaKy.get('data/agama').json()],
]

const calls = 200
const rounds = 150

/** Microseconds of processor time for one call. Time on the clock would include other programs, and their share differs between rounds. */
const time = async (call: () => Promise<unknown>): Promise<number> => {
  const start = process.cpuUsage()
  for (let index = 0; index < calls; index += 1) await call()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / calls
}

const median = (values: readonly number[]): number =>
  [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0

const result = await ours.listReligions()
const checkedResult = await checked.listReligions()
if (result.error || checkedResult.error) throw new Error('the stubbed call failed')

const times = new Map<string, number[]>(candidates.map(([name]) => [name, []]))
for (let round = -30; round < rounds; round += 1) {
  for (const [name, call] of candidates) {
    const microseconds = await time(call)
    // The first rounds warm up.
    if (round >= 0) times.get(name)?.push(microseconds)
  }
}

const base = times.get('openapi-fetch alone') ?? []
for (const [name, values] of times) {
  const ratio = median(values.map((value, round) => value / (base[round] ?? value)))
  console.log(
    `${name.padEnd(24)} ${median(values).toFixed(1).padStart(7)} µs   ${ratio.toFixed(2)} × openapi-fetch alone`,
  )
}
