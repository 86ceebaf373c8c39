import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { unnamedProperties } from './unnamed-properties.ts'

const person = z.object({ nama: z.string(), anak: z.array(z.object({ nama: z.string() })).optional() })
const short = z.object({ kode: z.string() })
const long = z.object({ kode: z.string(), nama: z.string() })

describe('Properties that a contract does not name', () => {
  it.each([
    ['none', person, { nama: 'Siti', anak: [{ nama: 'Budi' }] }, []],
    ['at the top', person, { nama: 'Siti', nik: '3299' }, ['nik']],
    ['in a list', person, { nama: 'Siti', anak: [{ nama: 'A' }, { nama: 'B', nik: '1' }] }, ['anak[1].nik']],
    ['named as a part of every object', person, { nama: 'Siti', constructor: 1 }, ['constructor']],
    ['undefined, which JSON leaves out', person, { nama: 'Siti', nik: undefined }, []],
    ['null', person.nullable(), null, []],
    ['in what may be null', z.object({ a: short.nullable() }), { a: { kode: 'x', b: 1 } }, ['a.b']],
    ['in the form that names more', z.union([short, long]), { kode: 'x', nama: 'y' }, []],
    ['in each form', z.union([short, long]), { kode: 'x', nama: 'y', z: 1 }, ['z']],
    ['in an open object', z.looseObject({ kode: z.string() }), { kode: 'x', b: { c: 1 } }, []],
    ['in a record', z.record(z.string(), short), { a: { kode: 'x' } }, []],
  ] as const)('%s', (_what, schema, value, places) => expect(unnamedProperties(schema, value)).toEqual(places))
})
