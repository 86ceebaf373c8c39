import { localize } from '@hospital/sdk'
import type { FeaturedServiceCard, HospitalCard, SpecialistServiceCard } from '@hospital/sdk/cms'
import { codesOf } from '../../features/doctors/specialties.ts'
import { saidOfSpecialty } from '../../features/doctors/specialty-words.ts'
import { href } from '../../routes/href.ts'
import { kindWords, nothingMore, placeOf, weights } from './entry.ts'
import type { EntryContext, SearchEntry } from './entry.ts'
import { inBoth } from './read-entries.ts'

/** The words that all entries of a specialty share. */
const commonOf = (specialty: SpecialistServiceCard) => {
  const names = inBoth(specialty, 'nama')
  return {
    kind: 'services',
    name: names,
    about: names,
    said: saidOfSpecialty(names),
    kindWords: kindWords.departments,
  } as const
}

/** A specialty at each of its hospitals. Empty for a featured service, which has its own entry. */
const departmentEntries = (
  specialty: SpecialistServiceCard,
  { content, locale, message }: EntryContext,
): SearchEntry[] => {
  const { slug, mapping } = specialty
  const common = commonOf(specialty)
  const title = localize(specialty, 'nama', locale)
  if (!slug || content.services?.some((service) => service.slug === slug)) return []
  return (mapping ?? []).flatMap(({ kode_spesialis, hospital: link }): SearchEntry[] => {
    const hospital = content.hospitals?.find((other) => other.slug !== null && other.slug === link?.slug)
    if (!hospital?.slug || !hospital.kode_mapping_rs || !hospital.nama || !kode_spesialis) return []
    return [
      {
        ...common,
        hit: {
          title: {
            text: message('web.search.departmentAt', { specialty: title.text, hospital: hospital.nama }),
            lang: title.lang,
          },
          href: href(locale, 'hospitalService', { id: hospital.slug, slug }),
        },
        place: placeOf(hospital),
        weight: weights.departmentAt,
      },
    ]
  })
}

/** The entry of a specialty, which links to its doctors, and the entries of its departments. */
export const specialtyEntries = (specialty: SpecialistServiceCard, context: EntryContext): SearchEntry[] => {
  const { locale, message } = context
  const title = localize(specialty, 'nama', locale)
  const [code] = codesOf(specialty)
  if (title.text === '' || !code) return []
  const everywhere: SearchEntry = {
    ...commonOf(specialty),
    hit: {
      title: { text: message('web.search.department', { specialty: title.text }), lang: title.lang },
      href: href(locale, 'doctors', undefined, { spesialis: code }),
    },
    place: '',
    weight: weights.department,
  }
  return [everywhere, ...departmentEntries(specialty, context)]
}

/** The entries of a hospital and its ambulance. */
export const hospitalEntries = (hospital: HospitalCard, { locale, message }: EntryContext): SearchEntry[] => {
  const { nama, slug, alamat } = hospital
  if (!nama || !slug) return []
  const place = placeOf(hospital)
  return [
    {
      kind: 'hospitals',
      hit: { title: nama, href: href(locale, 'hospital', { slug }), detail: alamat ?? undefined },
      name: nama,
      about: '',
      place,
      said: 'jam besuk jam kunjungan jam buka visiting hours opening hours',
      kindWords: kindWords.hospitals,
      weight: weights.hospital,
    },
    {
      ...nothingMore,
      kind: 'pages',
      hit: {
        title: message('web.ambulance.title', { hospital: nama }),
        href: href(locale, 'hospitalAmbulance', { id: slug }),
      },
      name: 'ambulans ambulance',
      place,
      said: 'igd ugd darurat gawat darurat emergency',
      weight: weights.ambulance,
    },
  ]
}

/** A featured service. */
export const serviceEntries = (service: FeaturedServiceCard, { locale }: EntryContext): SearchEntry[] => {
  const title = localize(service, 'nama', locale)
  if (title.text === '' || !service.slug) return []
  return [
    {
      ...nothingMore,
      kind: 'services',
      hit: { title, href: href(locale, 'featuredService', { slug: service.slug }) },
      name: inBoth(service, 'nama'),
      kindWords: kindWords.services,
      weight: weights.service,
    },
  ]
}
