import { expect, test } from 'vitest'
import { clientsOf } from '../session/clients.ts'
import { readProfile } from './profile.ts'

/** The profile that is read from an answer with these fields. */
const profileOf = async (fields: object) => {
  const clients = clientsOf({
    fetch: async () => Response.json({ process: true, detail: '', data: { id: 7, nama_lengkap: 'Siti', ...fields } }),
  })
  return readProfile(7).call(clients, new AbortController().signal)
}

test.each([
  ['O  ', 'O', 'O'],
  ['AB', 'AB', 'AB'],
  ['  ', undefined, ''],
  [null, undefined, ''],
])('the blood group %j is shown as %s and chosen in the form as %j', async (golongan_darah, bloodType, code) => {
  const { data } = await profileOf({ golongan_darah })
  expect(data).toMatchObject({ codes: { gol_darah: code } })
  expect(data?.bloodType).toBe(bloodType)
})
