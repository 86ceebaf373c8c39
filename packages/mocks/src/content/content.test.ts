import { describe, expect, it } from 'vitest'
import { createContent, isOnLeave, jakartaDay, measuresOf } from './index.ts'

const now = new Date('2026-11-21T02:15:00.000Z')
const content = createContent(now)

describe('The content', () => {
  it('is the same, byte for byte, for the same moment, and has the size of a real site', () => {
    expect(JSON.stringify(createContent(new Date(now)))).toBe(JSON.stringify(content))
    expect(content.rumahSakits.length).toBeGreaterThanOrEqual(5)
    expect(content.dokters).toHaveLength(60)
    expect(
      content.artikels.filter(({ slug, publishedAt }) => slug !== null && publishedAt !== null).length,
    ).toBeGreaterThanOrEqual(40)
    expect(content.pakets.length).toBeGreaterThanOrEqual(20)
  })

  it('is relative to the day in Jakarta, where it is tomorrow from 17:00 UTC on', () => {
    expect(jakartaDay(new Date('2026-11-21T16:59:59.000Z'))).toBe('2026-11-21')
    expect(jakartaDay(new Date('2026-11-21T17:00:00.000Z'))).toBe('2026-11-22')
    const endsToday = createContent(new Date('2026-11-21T17:00:00.000Z')).pakets.filter(
      ({ tgl_berakhir }) => tgl_berakhir === '2026-11-22',
    )
    expect(endsToday.map(({ nama }) => nama)).toEqual(['Fisioterapi Lima Sesi'])
  })

  it('has packages that ended, end today, end tomorrow and have no date', () => {
    const days = content.pakets.map(({ tgl_berakhir }) => tgl_berakhir)
    for (const day of ['2026-11-21', '2026-11-22', null]) expect(days).toContain(day)
    expect(days.some((day) => day !== null && day < '2026-11-21')).toBe(true)
  })

  it('has dates in the past for all that was published', () => {
    const stamps = [...content.artikels, ...content.pakets, ...content.eventCommunities, ...content.popups]
    for (const { createdAt, updatedAt, publishedAt } of stamps) {
      expect(createdAt <= updatedAt).toBe(true)
      if (publishedAt !== null) expect(updatedAt < now.toISOString()).toBe(true)
    }
  })

  it('has one slug per page', () => {
    for (const rows of [
      content.artikels,
      content.pakets,
      content.dokters,
      content.eventCommunities,
      content.rumahSakits,
      content.layananUnggulans,
      content.forms,
      content.karirs,
    ]) {
      const slugs = rows.map(({ slug }) => slug).filter((slug) => slug !== null)
      expect(new Set(slugs).size).toBe(slugs.length)
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
  })

  it('has no two entries that look the same in one list', () => {
    for (const rows of [
      content.rumahSakits.map(({ gambar_profil }) => gambar_profil),
      content.layananUnggulans.map(({ gambar }) => gambar),
      content.layananSpesialises.map(({ gambar }) => gambar),
      content.dataIndikatorMutus.map(({ gambar }) => gambar),
      content.eventCommunities.map(({ gambar }) => gambar),
      content.artikels.filter(({ publishedAt }) => publishedAt !== null).map(({ gambar }) => gambar),
      content.pakets.filter(({ publishedAt }) => publishedAt !== null).map(({ gambar }) => gambar),
    ]) {
      const pictures = rows.filter((picture) => picture !== null)
      expect(new Set(pictures).size).toBe(pictures.length)
    }
  })

  it('has a file for every picture, and no other file', () => {
    for (const { url, formats } of content.uploadFiles) {
      const copies = Object.values(formats ?? {}).map((format) => format.url)
      for (const address of [url, ...copies]) expect(measuresOf(address.replace('/uploads/', ''))).toBeDefined()
    }
    for (const { avatar } of content.dokters) {
      if (avatar !== null && avatar !== '' && avatar !== 'null') expect(measuresOf(`dokter/${avatar}`)).toBeDefined()
    }
    expect(measuresOf('../package.json')).toBeUndefined()
  })

  it('lists only smaller versions of pictures', () => {
    for (const { width, formats } of content.uploadFiles) {
      for (const format of Object.values(formats ?? {})) expect(format.width).toBeLessThan(width ?? 0)
    }
  })

  it('has no telephone number that can exist', () => {
    // A local number does not begin with 0, and no mobile network has the prefix 0840.
    for (const { nomor_telepon, nomor_whatsapp } of content.rumahSakits) {
      expect(nomor_telepon).toMatch(/^\(0\d{2,3}\) 0\d{2}-\d{4}$/)
      if (nomor_whatsapp !== null) expect(nomor_whatsapp).toMatch(/^0840-/)
    }
  })
})

describe('The doctors', () => {
  it('practise at a hospital that offers their specialty', () => {
    for (const { kode_mapping_rs, kode_mapping_spesialis } of content.dokters) {
      const hospital = content.rumahSakits.find((found) => found.kode_mapping_rs === kode_mapping_rs)
      const specialty = content.layananSpesialises.find(({ mapping }) =>
        mapping.some((entry) => entry.kode_spesialis === kode_mapping_spesialis && entry.hospital === hospital?.id),
      )
      expect(specialty && hospital?.layanan_spesialis.includes(specialty.id)).toBe(true)
    }
  })

  it('are in one place at a time', () => {
    for (const { id } of content.dokters) {
      const sessions = content.jadwalDokters.filter(({ dokter, jam_mulai }) => dokter === id && jam_mulai !== null)
      for (const session of sessions) {
        const clashes = sessions.filter(
          (other) =>
            other.hari === session.hari &&
            (other.jam_mulai ?? '') < (session.jam_selesai ?? '24') &&
            (other.jam_selesai ?? '24') > (session.jam_mulai ?? ''),
        )
        expect(clashes).toEqual([session])
      }
    }
  })

  it('take leave now and then, for three days in a row', () => {
    const year = Array.from({ length: 360 }, (_, day) => jakartaDay(now, day))
    const days = year.filter((day) => isOnLeave('DR0101', day))
    expect(days.length).toBeGreaterThan(5)
    expect(days.length).toBeLessThan(60)
  })
})
