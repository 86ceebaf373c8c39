import type { Result } from '@hospital/sdk'
import { expect, test } from 'vitest'
import { ofEveryCode } from './of-every-code.ts'

interface Entry {
  readonly id: string
}

const entries = (...ids: string[]): Entry[] => ids.map((id) => ({ id }))
const byId = (left: Entry, right: Entry) => left.id.localeCompare(right.id)
const failure = {
  error: { kind: 'server', status: 500, operation: 'getDoctors', requestId: 'x' },
} as const satisfies Result<never>

const found: Readonly<Record<string, readonly Entry[]>> = { SPA: entries('3', '1'), ANAK: entries('2', '1'), GIZI: [] }

test.each([
  ['one code, in the order of the route', ['SPA'], ['3', '1']],
  ['several codes, each once and in that order', ['SPA', 'ANAK'], ['1', '2', '3']],
  ['codes without entries', ['GIZI', 'SPA'], ['1', '3']],
  ['no code', [], []],
])('entries of %s', async (_name, codes, expected) => {
  const { data } = await ofEveryCode(codes, (code) => Promise.resolve({ data: found[code] ?? [] }), byId)
  expect(data?.map(({ id }) => id)).toEqual(expected)
})

test('entries of codes one of which cannot be read have its failure', async () => {
  const read = (code: string): Promise<Result<readonly Entry[]>> =>
    Promise.resolve(code === 'ANAK' ? failure : { data: entries('1') })
  expect(await ofEveryCode(['SPA', 'ANAK'], read, byId)).toBe(failure)
})
