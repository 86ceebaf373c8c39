import { hospitalCareContract } from '@hospital/sdk/contracts'
import { expect, test } from 'vitest'
import { care, record } from '../../../testing/right-values.ts'
import { relativeRequest } from './relative-request.ts'

const child = { ...record, id: 1044, status_family: 'anak', family_id: 208 }
const found = { record: child, legacy: undefined }

test('a person of the family is registered with the ids of the family and of the appointment, and without photographs', () => {
  const body = relativeRequest(care, found, { familyId: 208, appointmentOf: 1044 })
  expect(body).toMatchObject({ family_id: 208, status_family: 'anak', id_pasien_appointment: 1044 })
  expect(Object.keys(body)).not.toContain('foto_ktp')
  expect(hospitalCareContract.registerPatientFromMobile.body?.schema.safeParse(body).error).toBeUndefined()
})

test('an appointment that there is not has no id', () => {
  expect(relativeRequest(care, found, { familyId: 208, appointmentOf: undefined })).not.toHaveProperty(
    'id_pasien_appointment',
  )
})
