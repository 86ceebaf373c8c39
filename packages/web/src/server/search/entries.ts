import { localize } from '@hospital/sdk'
import type { HospitalCard, SpecialistServiceCard } from '@hospital/sdk/cms'
import type { Locale, SearchHit } from '@hospital/ui'
import { codesOf, hospitalByCode, specialtyByCode } from '../../features/doctors/specialties.ts'
import { saidOfSpecialty } from '../../features/doctors/specialty-words.ts'
import { articleHit, doctorHit, eventHit, packageHit } from '../../features/search/hits.ts'
import type { Message } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import type { FoundKind } from '../../shared/loading/site-search.ts'
import { inBoth } from './read-entries.ts'
import type { SearchContent } from './read-entries.ts'
import synonyms from './synonyms.json' with { type: 'json' }
import { tasks } from './tasks.ts'

/** Something that can be found, in one language of the site. */
export interface SearchEntry {
  readonly kind: FoundKind
  readonly hit: SearchHit
  /** Its own name, in both languages. */
  readonly name: string
  /** What it is about, such as a doctor's specialty. */
  readonly about: string
  /** Where it is. */
  readonly place: string
  /** What patients say of it. */
  readonly said: string
  /** What its whole kind is called; such words count least. */
  readonly kindWords: string
  /** How likely it is what is meant, of entries that fit equally. */
  readonly weight: number
}

/** Makes the entries of one entity of a list. Called one by one, so that an odd entity costs itself only. */
export type EntryMaker = () => readonly SearchEntry[]

/** What entries are made with. */
interface EntryContext {
  readonly content: SearchContent
  readonly locale: Locale
  readonly message: Message
}

/** What patients call each kind of entries. Most entries of a kind have these words, so that they count little. */
const kindWords = {
  articles: synonyms.kinds.articles.join(' '),
  careers: synonyms.kinds.careers.join(' '),
  departments: synonyms.kinds.departments.join(' '),
  doctors: synonyms.kinds.doctors.join(' '),
  events: synonyms.kinds.events.join(' '),
  forms: synonyms.kinds.forms.join(' '),
  hospitals: synonyms.kinds.hospitals.join(' '),
  packages: synonyms.kinds.packages.join(' '),
  services: synonyms.kinds.services.join(' '),
} as const

/**
 * How likely each kind is what is meant. A specialty at one hospital is meant where that is named. Who types an illness alone wants to read
 * about it before a package of it is sold; a word such as "paket" or "harga" makes a package fit better.
 */
const weights = {
  department: 1.25,
  departmentAt: 0.6,
  hospital: 1.2,
  ambulance: 1,
  service: 1.1,
  doctor: 1,
  package: 0.93,
  article: 1,
  career: 0.8,
  form: 0.9,
  event: 0.9,
} as const

const nothingMore = { about: '', place: '', said: '', kindWords: '' } as const

/** The town in a hospital's address, and its name without what all of them are called. */
const placeOf = (hospital: HospitalCard | undefined): string =>
  hospital ? [hospital.nama, hospital.alamat?.split(',').slice(1).join(' ')].filter(Boolean).join(' ') : ''

const specialtiesAt = (specialty: SpecialistServiceCard, { content, locale, message }: EntryContext): SearchEntry[] => {
  const title = localize(specialty, 'nama', locale)
  const [code] = codesOf(specialty)
  if (title.text === '' || !code) return []
  const names = inBoth(specialty, 'nama')
  const shared = {
    kind: 'services',
    about: names,
    said: saidOfSpecialty(names),
    kindWords: kindWords.departments,
  } as const
  const featured = new Set(content.services?.map(({ slug }) => slug))
  const at = (specialty.mapping ?? []).flatMap(({ kode_spesialis, hospital: link }): SearchEntry[] => {
    const hospital = content.hospitals?.find(({ slug }) => slug !== null && slug === link?.slug)
    if (!hospital?.slug || !hospital.kode_mapping_rs || !hospital.nama || !kode_spesialis || !specialty.slug) return []
    if (featured.has(specialty.slug)) return []
    return [
      {
        ...shared,
        hit: {
          title: {
            text: message('web.search.departmentAt', { specialty: title.text, hospital: hospital.nama }),
            lang: title.lang,
          },
          href: href(locale, 'hospitalService', { id: hospital.slug, slug: specialty.slug }),
        },
        name: names,
        place: placeOf(hospital),
        weight: weights.departmentAt,
      },
    ]
  })
  const all: SearchEntry = {
    ...shared,
    hit: {
      title: { text: message('web.search.department', { specialty: title.text }), lang: title.lang },
      href: href(locale, 'doctors', undefined, { spesialis: code }),
    },
    name: names,
    place: '',
    weight: weights.department,
  }
  return [all, ...at]
}

const hospitalEntries = (hospital: HospitalCard, { locale, message }: EntryContext): SearchEntry[] => {
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

const careerEntries = (
  careers: NonNullable<SearchContent['careers']>,
  { locale }: EntryContext,
): readonly EntryMaker[] =>
  careers.map((career) => () => {
    const title = localize(career, 'judul', locale)
    if (title.text === '' || !career.slug) return []
    return [
      {
        ...nothingMore,
        kind: 'pages',
        hit: { title, href: href(locale, 'career', { slug: career.slug }) },
        name: inBoth(career, 'judul'),
        said: kindWords.careers,
        weight: weights.career,
      },
    ]
  })

const formEntries = (forms: NonNullable<SearchContent['forms']>, { locale }: EntryContext): readonly EntryMaker[] =>
  forms.map((form) => () => {
    const title = localize(form, 'judul', locale)
    if (title.text === '' || !form.slug) return []
    return [
      {
        ...nothingMore,
        kind: 'pages',
        hit: { title, href: href(locale, 'form', { slug: form.slug }) },
        name: inBoth(form, 'judul'),
        said: kindWords.forms,
        weight: weights.form,
      },
    ]
  })

const taskEntries = ({ locale, message }: EntryContext): readonly EntryMaker[] =>
  tasks.map(({ title, address, said, weight = 1 }) => () => [
    {
      ...nothingMore,
      kind: 'pages',
      hit: { title: message(title, { site: '' }).trim(), href: address(locale) },
      name: message(title, { site: '' }),
      said: said.join(' '),
      weight,
    },
  ])

const doctorEntries = (
  doctors: NonNullable<SearchContent['doctors']>,
  { content, locale }: EntryContext,
): readonly EntryMaker[] =>
  doctors.map((doctor) => () => {
    const specialty = specialtyByCode(content.specialties ?? [], doctor.kode_mapping_spesialis)
    const hospital = hospitalByCode(content.hospitals ?? [], doctor.kode_mapping_rs)
    const names = specialty ? inBoth(specialty, 'nama') : ''
    const shown = specialty && localize(specialty, 'nama', locale)
    const detail = [shown?.text, hospital?.nama].filter(Boolean).join(' · ')
    return doctorHit(doctor, locale).map((hit) => ({
      kind: 'doctors',
      hit: { ...hit, detail: detail === '' ? undefined : { text: detail, lang: shown?.lang ?? 'id' } },
      name: doctor.nama ?? '',
      about: names,
      place: placeOf(hospital),
      said: saidOfSpecialty(names),
      kindWords: kindWords.doctors,
      weight: weights.doctor,
    }))
  })

const readingEntries = ({ content, locale }: EntryContext): readonly EntryMaker[] => [
  ...(content.articles ?? []).map(
    (article) => (): SearchEntry[] =>
      articleHit(article, locale).map((hit) => ({
        ...nothingMore,
        kind: 'articles',
        hit,
        name: inBoth(article, 'judul'),
        about: article.kategori_artikel ? inBoth(article.kategori_artikel, 'kategori') : '',
        kindWords: kindWords.articles,
        weight: weights.article,
      })),
  ),
  ...(content.packages ?? []).map(
    (offer) => (): SearchEntry[] =>
      packageHit(offer, locale).map((hit) => ({
        ...nothingMore,
        kind: 'packages',
        hit,
        name: inBoth(offer, 'nama'),
        about: offer.kategori_paket ? inBoth(offer.kategori_paket, 'kategori') : '',
        kindWords: kindWords.packages,
        weight: weights.package,
      })),
  ),
  ...(content.events ?? []).map(
    (event) => (): SearchEntry[] =>
      eventHit(event, locale).map((hit) => ({
        ...nothingMore,
        kind: 'events',
        hit,
        name: inBoth(event, 'judul'),
        place: event.rumah_sakit?.nama ?? '',
        kindWords: kindWords.events,
        weight: weights.event,
      })),
  ),
]

/** The makers of everything that can be found, one for each entity. */
export const entryMakers = (context: EntryContext): readonly EntryMaker[] => {
  const { content, locale } = context
  return [
    ...taskEntries(context),
    ...(content.specialties ?? []).map((specialty) => () => specialtiesAt(specialty, context)),
    ...(content.hospitals ?? []).map((hospital) => () => hospitalEntries(hospital, context)),
    ...(content.services ?? []).map((service) => (): SearchEntry[] => {
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
    }),
    ...doctorEntries(content.doctors ?? [], context),
    ...careerEntries(content.careers ?? [], context),
    ...formEntries(content.forms ?? [], context),
    ...readingEntries(context),
  ]
}
