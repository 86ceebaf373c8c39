import { describe, expect, test } from 'vitest'
import { batchesOf } from './batches.ts'
import type { CheckedRow } from './check-rows.ts'
import type { ImportedEmployee } from './import-fields.ts'
import { countsOf, reportOf } from './import-report.ts'
import { asked, beginRun, progressOf, resumed, runImport } from './import-run.ts'
import type { Batch, ImportMode, ImportRun, StepOutcome } from './import-run.ts'

const employee = (baris: number, nik_karyawan = `K-${baris}`): ImportedEmployee => ({
  baris,
  nama_lengkap: `Siti ${baris}`,
  nik_karyawan,
  tgl_lahir: '1990-11-23',
  gender: 'P',
})
const employees = (count: number) => Array.from({ length: count }, (_, index) => employee(index + 2))
const rowsOf = (all: readonly ImportedEmployee[]): readonly CheckedRow[] =>
  all.map((one) => ({ row: one.baris, cells: [one.nama_lengkap], problems: {}, isTooLong: false, employee: one }))

type Fault = 'lost before' | 'lost after' | 'expired' | 'offline' | 'limited' | 'refused' | 'half'

/** A server that follows the contract, with a fault for some calls, by their number from 0 on. */
const createServer = (faults: Readonly<Record<number, Fault>> = {}, taken: readonly string[] = []) => {
  const registered = [...taken]
  const answers = new Map<string, StepOutcome>()
  const calls: { mode: ImportMode; key: string; rows: number }[] = []
  const judge = (mode: ImportMode, { key, employees: rows }: Batch): StepOutcome => {
    const known = mode === 'simpan' ? answers.get(key) : undefined
    if (known) return known
    const outcome: StepOutcome = {
      kind: 'answered',
      rows: rows.map(({ baris, nik_karyawan }) => {
        if (registered.includes(nik_karyawan))
          return { baris, status: 'ditolak', karyawan_id: null, kesalahan: { nik_karyawan: ['Sudah terdaftar.'] } }
        if (mode === 'periksa') return { baris, status: 'dapat_disimpan', karyawan_id: null, kesalahan: {} }
        registered.push(nik_karyawan)
        return { baris, status: 'tersimpan', karyawan_id: registered.length, kesalahan: {} }
      }),
    }
    if (mode === 'simpan') answers.set(key, outcome)
    return outcome
  }
  const send = async (mode: ImportMode, batch: Batch): Promise<StepOutcome> => {
    const fault = faults[calls.length]
    calls.push({ mode, key: batch.key, rows: batch.employees.length })
    if (fault === 'lost before') return { kind: 'unanswered' }
    if (fault === 'limited') return { kind: 'limited', minutes: 2 }
    if (fault === 'refused') return { kind: 'refused', detail: 'Perusahaan tidak aktif.' }
    if (fault === 'expired' || fault === 'offline') return { kind: fault }
    const outcome = judge(mode, batch)
    if (fault === 'lost after') return { kind: 'unanswered' }
    if (fault === 'half' && outcome.kind === 'answered') return { kind: 'answered', rows: outcome.rows.slice(1) }
    return outcome
  }
  return { registered, calls, send }
}

const imports = (
  choice: ImportRun['choice'],
  all: readonly ImportedEmployee[],
  server: ReturnType<typeof createServer>,
) => {
  let keys = 0
  let run = beginRun(choice, all, () => `key ${(keys += 1)}`)
  const go = () =>
    runImport({ current: () => run, replace: (next) => void (run = next), send: server.send }).then(() => run)
  return {
    go,
    goOn: () => {
      run = resumed(run)
      return go()
    },
    ask: () => void (run = asked(run)),
    counts: () => countsOf(reportOf(rowsOf(all), run)),
    progress: () => progressOf(run),
  }
}

const nothing = { stored: 0, wrong: 0, refused: 0, notStored: 0, unknown: 0 }

describe('Batches', () => {
  test('have 500 rows at most, and fit into a body', () => {
    const short = batchesOf(employees(10_000))
    expect(short.flat()).toHaveLength(10_000)
    expect(Math.max(...short.map((batch) => batch.length))).toBeLessThanOrEqual(500)
    const long = batchesOf(employees(1000).map((one) => ({ ...one, nama_lengkap: 'é'.repeat(100) })))
    expect(long.flat()).toHaveLength(1000)
    for (const batch of [...short, ...long])
      expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(60_100)
  })
  test('of one row and of none', () => {
    expect(batchesOf([employee(2)])).toEqual([[employee(2)]])
    expect(batchesOf([])).toEqual([])
  })
  test('break at 500', () => {
    const tiny = employees(501).map((one) => ({ ...one, nama_lengkap: 'A', nik_karyawan: '1' }))
    expect(batchesOf(tiny).map((batch) => batch.length)).toEqual([500, 1])
  })
})

describe('Those that are right', () => {
  test('are registered, batch by batch', async () => {
    const server = createServer()
    const one = imports('right', employees(1200), server)
    expect((await one.go()).status).toBe('done')
    expect(server.registered).toHaveLength(1200)
    expect(one.counts()).toEqual({ ...nothing, stored: 1200 })
    expect(one.progress()).toBe(1)
    expect(new Set(server.calls.map(({ mode }) => mode))).toEqual(new Set(['simpan']))
  })

  test('rows that the server refuses are told, the others are registered', async () => {
    const one = imports('right', employees(10), createServer({}, ['K-3', 'K-5']))
    expect((await one.go()).status).toBe('done')
    expect(one.counts()).toEqual({ ...nothing, stored: 8, refused: 2 })
  })
})

describe('All or none', () => {
  test('checks everything before the first row is registered', { tags: ['company.import-all-or-none'] }, async () => {
    const server = createServer()
    const one = imports('all', employees(1200), server)
    expect((await one.go()).status).toBe('done')
    const modes = server.calls.map(({ mode }) => mode).join(' ')
    expect(modes).toMatch(/^(periksa ?)+(simpan ?)+$/)
    expect(one.counts()).toEqual({ ...nothing, stored: 1200 })
  })

  test(
    'registers nothing if one row of the last batch is refused',
    { tags: ['company.import-all-or-none'] },
    async () => {
      const server = createServer({}, ['K-1201'])
      const one = imports('all', employees(1200), server)
      expect((await one.go()).status).toBe('done')
      expect(server.registered).toEqual(['K-1201'])
      expect(one.counts()).toEqual({ ...nothing, refused: 1, notStored: 1199 })
    },
  )

  test('stops when a row is refused after the check, and says what is registered', async () => {
    const server = createServer()
    const one = imports('all', employees(1200), server)
    const { send } = server
    server.send = async (mode, batch) => {
      // Another user registers one of the employees in the meantime.
      if (mode === 'simpan' && !server.registered.includes('K-2')) server.registered.push('K-2')
      return send(mode, batch)
    }
    const run = await one.go()
    expect(run).toMatchObject({ status: 'stopped', reason: { kind: 'changed' } })
    const first = run.batches[0]?.employees.length ?? 0
    expect(one.counts()).toEqual({ ...nothing, stored: first - 1, refused: 1, notStored: 1200 - first })
    expect((await one.goOn()).status).toBe('done')
    expect(one.counts()).toEqual({ ...nothing, stored: 1199, refused: 1 })
  })

  test('a check without an answer leaves nothing unknown', async () => {
    const one = imports('all', employees(10), createServer({ 0: 'lost after' }))
    expect(await one.go()).toMatchObject({ status: 'stopped', reason: { kind: 'unanswered' } })
    expect(one.counts()).toEqual({ ...nothing, notStored: 10 })
    expect((await one.goOn()).status).toBe('done')
    expect(one.counts()).toEqual({ ...nothing, stored: 10 })
  })
})

describe('A connection that breaks half-way', () => {
  test.each<[Fault, boolean]>([
    ['lost before', false],
    ['lost after', true],
    ['half', true],
  ])(
    '(%s) loses nothing, doubles nothing, and says what is not known',
    { tags: ['company.csv-broken-off'] },
    async (fault, arrived) => {
      const all = employees(1200)
      const server = createServer({ 1: fault })
      const one = imports('right', all, server)
      const run = await one.go()
      const [first, second] = run.batches.map((batch) => batch.employees.length) as [number, number]
      expect(run).toMatchObject({ status: 'stopped', reason: { kind: 'unanswered' } })
      expect(one.counts()).toEqual({ ...nothing, stored: first, unknown: second, notStored: 1200 - first - second })
      expect(server.registered).toHaveLength(arrived ? first + second : first)
      expect((await one.goOn()).status).toBe('done')
      expect(one.counts()).toEqual({ ...nothing, stored: 1200 })
      expect(server.registered.toSorted()).toEqual(all.map(({ nik_karyawan }) => nik_karyawan).toSorted())
      expect(server.calls[2]?.key).toBe(server.calls[1]?.key)
    },
  )

  test.each<Fault>(['expired', 'offline', 'limited', 'refused', 'lost before'])(
    'leaves the batch unknown when the repeat meets: %s',
    async (fault) => {
      const one = imports('right', employees(600), createServer({ 0: 'lost after', 1: fault }))
      const run = await one.go()
      const first = run.batches[0]?.employees.length ?? 0
      await one.goOn()
      expect(one.counts()).toEqual({ ...nothing, unknown: first, notStored: 600 - first })
      await one.goOn()
      expect(one.counts()).toEqual({ ...nothing, stored: 600 })
    },
  )

  test.each<[Fault, object]>([
    ['expired', { kind: 'expired' }],
    ['offline', { kind: 'offline' }],
    ['limited', { kind: 'limited', minutes: 2 }],
    ['refused', { kind: 'refused', detail: 'Perusahaan tidak aktif.' }],
  ])('(%s) before anything was taken leaves nothing unknown', async (fault, reason) => {
    const one = imports('right', employees(10), createServer({ 0: fault }))
    expect(await one.go()).toMatchObject({ status: 'stopped', reason })
    expect(one.counts()).toEqual({ ...nothing, notStored: 10 })
    expect((await one.goOn()).status).toBe('done')
    expect(one.counts()).toEqual({ ...nothing, stored: 10 })
  })
})

describe('a user who stops it', () => {
  test('waits for the batch under way, whose outcome is known then', async () => {
    const server = createServer()
    const one = imports('right', employees(1200), server)
    const { send } = server
    server.send = async (mode, batch) => {
      one.ask()
      return send(mode, batch)
    }
    const run = await one.go()
    const first = run.batches[0]?.employees.length ?? 0
    expect(run).toMatchObject({ status: 'stopped', reason: { kind: 'asked' } })
    expect(one.counts()).toEqual({ ...nothing, stored: first, notStored: 1200 - first })
    expect(one.progress()).toBeCloseTo(1 / run.batches.length)
    server.send = send
    expect((await one.goOn()).status).toBe('done')
    expect(server.registered).toHaveLength(1200)
  })

  test('stops nothing with the last batch', async () => {
    const server = createServer()
    const one = imports('right', employees(3), server)
    const { send } = server
    server.send = async (mode, batch) => {
      one.ask()
      return send(mode, batch)
    }
    expect((await one.go()).status).toBe('done')
  })
})

test('rows with mistakes of the file are told beside the others', () => {
  const wrong: CheckedRow = {
    row: 9,
    cells: [],
    problems: { nik: { kind: 'nik' } },
    isTooLong: false,
    employee: undefined,
  }
  const run = beginRun('right', [employee(2)], () => 'key')
  expect(countsOf(reportOf([...rowsOf([employee(2)]), wrong], run))).toEqual({ ...nothing, wrong: 1, notStored: 1 })
})
