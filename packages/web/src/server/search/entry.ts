import type { HospitalCard } from '@hospital/sdk/cms'
import type { Locale, SearchHit } from '@hospital/ui'
import type { Message } from '../../i18n/use-message.ts'
import type { FoundKind } from '../../shared/loading/site-search.ts'
import type { SearchContent } from './read-entries.ts'
import synonyms from './synonyms.json' with { type: 'json' }

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
export interface EntryContext {
  readonly content: SearchContent
  readonly locale: Locale
  readonly message: Message
}

/** What patients call each kind of entries. Most entries of a kind have these words, so that they count little. */
export const kindWords = {
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
export const weights = {
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

/** For entries that say nothing more. */
export const nothingMore = { about: '', place: '', said: '', kindWords: '' } as const

/** The town in a hospital's address, and its name without what all of them are called. */
export const placeOf = (hospital: HospitalCard | undefined): string =>
  hospital ? [hospital.nama, hospital.alamat?.split(',').slice(1).join(' ')].filter(Boolean).join(' ') : ''
