import type { Locale, SearchHit } from '@hospital/ui'
import type { MessageId } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import { nationalNumber } from '../../shell/emergency.ts'
import synonyms from './synonyms.json' with { type: 'json' }

/** A fixed page, which exists whatever the CMS holds, with the tasks that patients use it for. */
interface Task {
  readonly title: MessageId
  readonly address: (locale: Locale) => string
  /** Phrases in both languages. */
  readonly said: readonly string[]
  /** Whether the task is offered if nothing is found. */
  readonly isPopular?: true
  /** The likelihood that a patient means this task, beside other entries. Default: 1. */
  readonly weight?: number
}

/** The pages and tasks of the site, the most usual first. */
export const tasks: readonly Task[] = [
  {
    title: 'web.search.task.emergency',
    address: () => `tel:${nationalNumber}`,
    said: synonyms.tasks.emergency,
    isPopular: true,
    // Before everything else: a patient who types this has no time to choose.
    weight: 2,
  },
  {
    title: 'web.appointment.title',
    address: (locale) => href(locale, 'appointmentCreation'),
    said: synonyms.tasks.appointment,
    isPopular: true,
    weight: 1.2,
  },
  {
    title: 'web.schedules.title',
    address: (locale) => href(locale, 'doctorSchedules'),
    said: synonyms.tasks.schedules,
    isPopular: true,
    weight: 1.2,
  },
  {
    title: 'web.search.task.visiting',
    address: (locale) => href(locale, 'hospitals'),
    said: synonyms.tasks.visiting,
    isPopular: true,
    weight: 1.2,
  },
  {
    title: 'web.search.task.insurance',
    address: (locale) => href(locale, 'appointmentCreation'),
    said: synonyms.tasks.insurance,
    isPopular: true,
    weight: 1.2,
  },
  {
    title: 'web.results.laboratory.title',
    address: (locale) => href(locale, 'laboratoryResults', {}),
    said: synonyms.tasks.laboratory,
    isPopular: true,
    weight: 1.2,
  },
  {
    title: 'web.results.radiology.title',
    address: (locale) => href(locale, 'radiologyResults', {}),
    said: synonyms.tasks.radiology,
  },
  {
    title: 'web.results.title',
    address: (locale) => href(locale, 'results', {}),
    said: synonyms.tasks.results,
    weight: 0.7,
  },
  {
    title: 'web.registration.title',
    address: (locale) => href(locale, 'memberRegistration'),
    said: synonyms.tasks.registration,
  },
  {
    title: 'web.member.logIn.title',
    address: (locale) => href(locale, 'memberLogin'),
    said: synonyms.tasks.logIn,
  },
  {
    title: 'web.forgot.title',
    address: (locale) => href(locale, 'memberForgotPassword'),
    said: synonyms.tasks.forgottenPassword,
  },
  {
    title: 'web.contact.title',
    address: (locale) => href(locale, 'contact'),
    said: synonyms.tasks.contact,
    isPopular: true,
  },
  {
    title: 'web.hospitals.title',
    address: (locale) => href(locale, 'hospitals'),
    said: synonyms.tasks.hospitals,
  },
  {
    title: 'web.doctors.title',
    address: (locale) => href(locale, 'doctors'),
    said: synonyms.tasks.doctors,
  },
  {
    title: 'web.packages.title',
    address: (locale) => href(locale, 'packages'),
    said: synonyms.tasks.packages,
  },
  {
    title: 'web.compare.title',
    address: (locale) => href(locale, 'packageComparison'),
    said: synonyms.tasks.comparison,
    weight: 0.9,
  },
  {
    title: 'web.services.title',
    address: (locale) => href(locale, 'featuredServices'),
    said: synonyms.tasks.services,
  },
  {
    title: 'web.articles.title',
    address: (locale) => href(locale, 'articles'),
    said: synonyms.tasks.articles,
  },
  {
    title: 'web.events.title',
    address: (locale) => href(locale, 'events'),
    said: synonyms.tasks.events,
  },
  {
    title: 'web.quality.title',
    address: (locale) => href(locale, 'qualityIndicators'),
    said: synonyms.tasks.quality,
  },
  {
    title: 'web.search.task.about',
    address: (locale) => href(locale, 'about'),
    said: synonyms.tasks.about,
  },
  {
    title: 'web.newsletter.title',
    address: (locale) => href(locale, 'newsletter'),
    said: synonyms.tasks.newsletter,
  },
  {
    title: 'web.search.task.company',
    address: (locale) => href(locale, 'companyLogin'),
    said: synonyms.tasks.company,
    weight: 0.7,
  },
]

/** The tasks that are offered if nothing is found. */
export const popularTasks = (locale: Locale, message: (id: MessageId) => string): readonly SearchHit[] =>
  tasks.flatMap(({ title, address, isPopular }) =>
    isPopular ? [{ title: message(title), href: address(locale) }] : [],
  )
