import {
  cmsRest,
  findHospitalById,
  listEmergencyContacts,
  listHospitals,
  sendContactMessage,
  subscribeToNewsletter,
} from '@hospital/sdk/cms'
import { describe, expect, it } from 'vitest'
import { cmsToken } from '../token.ts'
import { hospitalDocument, openStrapi } from './testing.ts'

const message = { nama: 'Sulastri', email: 'sulastri@surel.example', pesan: 'Terima kasih.' }

/** The server's answer to a REST call, without any change. */
const wire = async ({ mock }: ReturnType<typeof openStrapi>, path: string, headers: Record<string, string> = {}) => {
  const request = new Request(`https://cms.rs-kawung.example/cms${path}`, {
    headers: { authorization: `Bearer ${cmsToken}`, ...headers },
  })
  return (await mock.answer(request))?.json() as Promise<{ readonly data: unknown }>
}

describe('The content server as Strapi 5', () => {
  it('numbers a hospital anew when it is published again; its document keeps its name', async () => {
    const { mock, cms } = openStrapi(5)
    const listed = async () => (await listHospitals(cms)).data?.find(({ id }) => id === hospitalDocument(1))
    const before = await listed()
    expect(before).toBeDefined()
    mock.republish('RumahSakit', 1)
    expect(await listed()).toEqual(before)
    expect((await findHospitalById(cms, hospitalDocument(1))).data?.slug).toBe(before?.slug)
    expect((await sendContactMessage(cms, { ...message, rumah_sakit: hospitalDocument(1) })).error).toBeUndefined()
    expect((await sendContactMessage(cms, { ...message, rumah_sakit: 1 })).error?.kind).toBe('invalid')
    expect((await sendContactMessage(cms, { ...message, rumah_sakit: 10_000 })).error).toBeUndefined()
    expect((await sendContactMessage(cms, { ...message, rumah_sakit: hospitalDocument(99) })).error?.kind).toBe(
      'invalid',
    )
  })

  it('tells the number and the document over REST, wrapped for who asks for the form of Strapi 4', async () => {
    const server = openStrapi(5)
    server.mock.republish('SliderBeranda', 1)
    const path = '/api/slider-berandas?populate=gambar'
    const { data } = await wire(server, path, { 'strapi-response-format': 'v4' })
    expect(data).toContainEqual(
      expect.objectContaining({
        id: 10_000,
        documentId: 'sliderberandaxxx00000001',
        attributes: expect.objectContaining({
          gambar: { data: expect.objectContaining({ attributes: expect.anything() }) },
        }),
      }),
    )
  })

  it('answers flat where nobody asks', async () => {
    const { data } = await wire(openStrapi(5), '/api/slider-berandas?populate=gambar')
    expect(data).toContainEqual(
      expect.objectContaining({
        documentId: 'sliderberandaxxx00000001',
        judul: expect.any(String),
        gambar: expect.objectContaining({ url: expect.any(String) }),
      }),
    )
    expect(JSON.stringify(data)).not.toContain('attributes')
  })

  it('gives one entry over REST for a limit of -1, and all of them over GraphQL', async () => {
    const { cms } = openStrapi(5)
    const query = { populate: 'rumah_sakit', 'pagination[limit]': -1 } as const
    expect((await cmsRest(cms).listEmergencyContacts({ query })).data?.data).toHaveLength(1)
    expect((await cmsRest(openStrapi(4).cms).listEmergencyContacts({ query })).data?.data.length).toBeGreaterThan(1)
    expect((await listEmergencyContacts(cms)).data?.length).toBeGreaterThan(1)
  })

  it('says of what it stored that it was created', async () => {
    const { mock, cms } = openStrapi(5)
    await sendContactMessage(cms, message)
    await subscribeToNewsletter(cms, { email: message.email, jenis_kelamin: 'Perempuan', whatsapp: '+6281298765432' })
    const statuses = [...mock.requests.of('createContactMessage'), ...mock.requests.of('createNewsletterSubscription')]
    expect(statuses.map(({ status }) => status)).toEqual([201, 201])
  })
})

describe('A client that finds out which Strapi answers', () => {
  it.each([4, 5] as const)('reads the hospitals of Strapi %s', async (version) => {
    const { cms } = openStrapi(version, 'detected')
    expect((await listHospitals(cms)).data).toEqual((await listHospitals(openStrapi(version).cms)).data)
  })
})
