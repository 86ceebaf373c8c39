import type { HospitalCard } from '@hospital/sdk/cms'
import type { Locale, SearchHit } from '@hospital/ui'
import type { Message } from '../../i18n/use-message.ts'
import type { FoundKind } from '../../shared/loading/site-search.ts'
import type { SearchContent } from './read-entries.ts'
import synonyms from './synonyms.json' with { type: 'json' }

/** An entry of the search index, in one language of the site. */
export interface SearchEntry {
  readonly kind: FoundKind
  readonly hit: SearchHit
  /** Its own name, in both languages. */
  readonly name: string
  /** The topic of the entry, such as a doctor's specialty. */
  readonly about: string
  /** The town or hospital of the entry. */
  readonly place: string
  /** Patients' words for the entry. */
  readonly said: string
  /** The words for the whole kind; they count least. */
  readonly kindWords: string
  /** The likelihood that a patient means this entry, among entries that fit equally. */
  readonly weight: number
}

/** Makes the entries of one entity of a list. Each maker runs separately, so that an odd entity loses its own entries only. */
export type EntryMaker = () => readonly SearchEntry[]

/** The dependencies of entries. */
export interface EntryContext {
  readonly content: SearchContent
  readonly locale: Locale
  readonly message: Message
}

/** Patients' words for each kind of entry. Most entries of a kind have these words, so they count little. */
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
 * The likelihood of each kind. A patient means a specialty at one hospital only when naming that hospital. A patient who types only an
 * illness wants to read about it before buying a package. A word such as "paket" or "harga" makes a package fit better.
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

/** For entries without further words. */
export const nothingMore = { about: '', place: '', said: '', kindWords: '' } as const

/** The town in a hospital's address, and the hospital's name without the words that all hospitals share. */
export const placeOf = (hospital: HospitalCard | undefined): string =>
  hospital ? [hospital.nama, hospital.alamat?.split(',').slice(1).join(' ')].filter(Boolean).join(' ') : ''
