import { localize } from '@hospital/sdk'
import { hospitalByCode, specialtyByCode } from '../../features/doctors/specialties.ts'
import { saidOfSpecialty } from '../../features/doctors/specialty-words.ts'
import { articleHit, doctorHit, eventHit, packageHit } from '../../features/search/hits.ts'
import { href } from '../../routes/href.ts'
import { kindWords, nothingMore, placeOf, weights } from './entry.ts'
import type { EntryContext, EntryMaker, SearchEntry } from './entry.ts'
import { hospitalEntries, serviceEntries, specialtyEntries } from './place-entries.ts'
import { inBoth } from './read-entries.ts'
import type { SearchContent } from './read-entries.ts'
import { tasks } from './tasks.ts'

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

/** The makers of all search entries, one for each entity. */
export const entryMakers = (context: EntryContext): readonly EntryMaker[] => {
  const { content } = context
  return [
    ...taskEntries(context),
    ...(content.specialties ?? []).map((specialty) => () => specialtyEntries(specialty, context)),
    ...(content.hospitals ?? []).map((hospital) => () => hospitalEntries(hospital, context)),
    ...(content.services ?? []).map((service) => () => serviceEntries(service, context)),
    ...doctorEntries(content.doctors ?? [], context),
    ...careerEntries(content.careers ?? [], context),
    ...formEntries(content.forms ?? [], context),
    ...readingEntries(context),
  ]
}
