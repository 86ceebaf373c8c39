import { expect, test } from 'vitest'
import { draftValues } from './step-values.ts'

const known = { email: 'siti@contoh.example', wilayah: 'Karawang Kulon', agama: '' }

test.each([
  ['what was typed', { alamat: 'Jl. Melati' }, { alamat: 'Jl. Melati' }],
  ['what was typed over what is known', { email: 'rahayu@contoh.example' }, { email: 'rahayu@contoh.example' }],
  ['that what is known was cleared', { email: '', wilayah: '' }, { email: '', wilayah: '' }],
  ['no field that is empty by itself', { agama: '', alamat: '' }, {}],
])('a draft holds %s', (_what, values, draft) => {
  expect(draftValues(values, known)).toEqual(draft)
})
