import { describe, expect, test } from 'vitest'
import { contentCalls } from '../../reference/src/content/content-calls.ts'
import { cmsCalls } from '../../reference/src/generated/cms.ts'
import { findHospitalById, listHospitals } from '../../sdk/src/cms/index.ts'
import type { CmsClient } from '../../sdk/src/cms/index.ts'
import type { CmsRest } from '../../sdk/src/cms/rest-entry.ts'
import type { Result } from '../../sdk/src/index.ts'
import { contractServer, strapi } from './servers.ts'
import { declaredIn, shapeOf } from './shape.ts'

/** The examples of writes name entries and days of another time. `submissions.spec.ts` tests what visitors send. */
const writes = [
  'reservePackage',
  'subscribeToNewsletter',
  'sendContactMessage',
  'createPackageReservation',
  'createNewsletterSubscription',
  'createContactMessage',
]
/** The example names a hospital by the contract server's number, so this call has a test of its own. */
const byNumber = 'findHospitalById'
/**
 * The shop's products are not in the CMS. `executeGraphql` has the form of Strapi 4 in its example; `documents.spec.ts` tests all GraphQL
 * documents.
 */
const elsewhere = ['getProductCategories', 'searchProducts', 'executeGraphql']
/** Only the hospitals' own systems know about leave and full days: see the README. */
const differ = ['listDoctorSchedules', 'getDoctorSchedule', 'getDoctorScheduleBySlug']

const functions = Object.entries<(cms: CmsClient) => Promise<Result<unknown>>>(contentCalls).filter(
  ([name]) => ![...writes, byNumber].includes(name),
)

describe('Each content function of the SDK', () => {
  test.each(functions)('%s gives what it gives with the contract server', async (name, read) => {
    const [known, found] = [await read(contractServer.cms), await read(strapi.cms)]
    expect([known.error, found.error, strapi.omitted]).toEqual([undefined, undefined, []])
    if (!differ.includes(name)) expect(shapeOf(found.data)).toEqual(shapeOf(known.data))
  })

  test('findHospitalById finds each hospital by the name of its document', async () => {
    const { data: hospitals = [] } = await listHospitals(strapi.cms)
    expect(hospitals.length).toBeGreaterThan(0)
    for (const { id, slug } of hospitals)
      expect((await findHospitalById(strapi.cms, id ?? '')).data).toMatchObject({ id, slug })
  })
})

const reads = Object.entries<(rest: CmsRest) => Promise<Result<unknown>>>(cmsCalls).filter(
  ([name]) => ![...writes, ...elsewhere].includes(name),
)

describe('Each read of the REST contract', () => {
  test.each(reads)('%s gives what it gives with the contract server', async (name, read) => {
    const [known, found] = [await read(contractServer.rest), await read(strapi.rest)]
    expect([known.error, found.error, strapi.omitted]).toEqual([undefined, undefined, []])
    expect(found.data).toMatchObject({ data: expect.anything() as unknown })
    if (!differ.includes(name)) expect(shapeOf(declaredIn(found.data))).toEqual(shapeOf(declaredIn(known.data)))
  })
})
