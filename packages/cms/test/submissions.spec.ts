import { expect, test } from 'vitest'
import { call } from './calls.ts'
import { version } from './version.ts'

/** The ids of an entry. Strapi 5 has both. */
interface Identities {
  readonly id: number
  readonly documentId?: string
}
interface Stored {
  readonly data: Identities
}

/** Strapi 4 answers 200 when it has created an entry. */
const created = version === 4 ? 200 : 201

const firstOf = async (type: string): Promise<Identities | undefined> =>
  (await call<{ data: Identities[] }>(`/api/${type}?pagination[pageSize]=1`)).body.data[0]

const invalid = (path: string) => ({ error: { name: 'ValidationError', details: { errors: [{ path: [path] }] } } })

test('a subscription to the newsletter is stored, once per email address', async () => {
  const body = { data: { email: 'andi@surel.example', jenis_kelamin: 'Laki-laki', whatsapp: '081298765432' } }
  const { status, body: answer } = await call<Stored>('/api/news-letters', { body })
  expect(status).toBe(created)
  expect(answer.data.id).toEqual(expect.any(Number))
  if (version === 5) expect(answer.data.documentId).toEqual(expect.any(String))
  const again = await call('/api/news-letters', { body })
  expect(again.status).toBe(400)
  expect(again.body).toMatchObject(invalid('email'))
})

test('a message is stored, for a hospital by either of its ids', async () => {
  const hospital = await firstOf('rumah-sakits')
  for (const rumah_sakit of [hospital?.documentId, hospital?.id, undefined]) {
    const data = { nama: 'Sulastri', email: 'sulastri@surel.example', pesan: 'Terima kasih.', rumah_sakit }
    const { status, body } = await call('/api/hubungi-kami-post', { body: { data } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ data: { nama: 'Sulastri', pesan: 'Terima kasih.' } })
  }
})

test('a reservation is stored with its package', async () => {
  const chosen = await firstOf('pakets')
  const data = {
    nama_lengkap: 'Dewi Kartika Sari',
    no_telp: '081377788899',
    tgl_reservasi: '2030-12-07',
    paket: chosen?.documentId ?? chosen?.id,
  }
  expect((await call('/api/reservasi-paket-kesehatans', { body: { data } })).status).toBe(created)
})

test.each([
  ['/api/news-letters', { email: 'andi', jenis_kelamin: 'Laki-laki', whatsapp: '081298765432' }, 'email'],
  [
    '/api/news-letters',
    { email: 'budi@surel.example', jenis_kelamin: 'Lain', whatsapp: '081298765432' },
    'jenis_kelamin',
  ],
  ['/api/news-letters', { email: 'budi@surel.example', jenis_kelamin: 'Perempuan', whatsapp: '12' }, 'whatsapp'],
  ['/api/hubungi-kami-post', { nama: 'Sulastri', email: 'sulastri@surel.example' }, 'pesan'],
  ['/api/hubungi-kami-post', { nama: 'S', email: 's@surel.example', pesan: 'x'.repeat(5001) }, 'pesan'],
  ['/api/reservasi-paket-kesehatans', { nama_lengkap: 'Dewi', no_telp: '081377788899' }, 'tgl_reservasi'],
])('%s refuses %j for its %s', async (path, data, field) => {
  const { status, body } = await call(path, { body: { data } })
  expect(status).toBe(400)
  expect(body).toMatchObject(invalid(field))
})
