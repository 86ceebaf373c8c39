import { articleRules } from './articles.ts'
import { bookingRules } from './booking.ts'
import { companyAreaRules, companyRules } from './company.ts'
import { contractRules } from './contracts.ts'
import { doctorRules } from './doctors.ts'
import { errorRules } from './errors.ts'
import { eventRules } from './events.ts'
import { homeRules } from './home.ts'
import { hospitalRules } from './hospitals.ts'
import { informationRules } from './information.ts'
import { languageRules } from './languages.ts'
import { memberRules } from './member.ts'
import { newsletterRules } from './newsletter.ts'
import { packageRules } from './packages.ts'
import { routeRules } from './routes.ts'
import type { Rule } from './rule.ts'
import { searchRules } from './search.ts'
import { seoRules } from './seo.ts'
import { shellRules } from './shell.ts'

interface Area {
  /** The subject, as in the heading of its table. */
  readonly subject: string
  readonly rules: Readonly<Record<string, Rule>>
}

/** All sentences of the specification, by area. An area is the first word of the ids of its sentences. */
export const areas = {
  routes: { subject: 'addresses', rules: routeRules },
  shell: { subject: 'header, footer and widgets', rules: shellRules },
  home: { subject: 'the home page', rules: homeRules },
  search: { subject: 'the search', rules: searchRules },
  doctors: { subject: 'doctors and schedules', rules: doctorRules },
  booking: { subject: 'the booking of appointments', rules: bookingRules },
  hospitals: { subject: 'hospitals and services', rules: hospitalRules },
  packages: { subject: 'health packages', rules: packageRules },
  articles: { subject: 'articles and videos', rules: articleRules },
  events: { subject: 'events and communities', rules: eventRules },
  information: { subject: 'information pages and the contact form', rules: informationRules },
  newsletter: { subject: 'the newsletter and the community', rules: newsletterRules },
  languages: { subject: 'languages', rules: languageRules },
  seo: { subject: 'what search engines are told', rules: seoRules },
  errors: { subject: 'errors', rules: errorRules },
  contracts: { subject: 'contracts, the SDK and the mock back ends', rules: contractRules },
  member: { subject: 'the patient area', rules: memberRules },
  company: { subject: 'the company area', rules: { ...companyRules, ...companyAreaRules } },
} as const satisfies Readonly<Record<string, Area>>

/** The id of a sentence. */
export type RuleId = { [Name in keyof typeof areas]: keyof (typeof areas)[Name]['rules'] }[keyof typeof areas]

/** All sentences by id. */
export const allRules: ReadonlyMap<RuleId, Rule> = new Map(
  Object.values(areas).flatMap(({ rules }: Area) => Object.entries(rules) as [RuleId, Rule][]),
)
