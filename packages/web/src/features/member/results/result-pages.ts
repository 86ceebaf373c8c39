import type { MessageId } from '../../../i18n/use-message.ts'
import type { PatientRoute } from '../../../routes/href.ts'
import type { ResultKind } from './result-kinds.ts'

interface ResultPage {
  readonly route: PatientRoute
  /** Short, so that all four tabs fit at 320 px. */
  readonly tab: MessageId
  readonly title: MessageId
  readonly intro: MessageId
  /** The kinds of results that the page shows. */
  readonly kinds: readonly ResultKind[]
}

/** The pages of results, in the order of their tabs. */
export const resultPages = [
  {
    route: 'results',
    tab: 'web.results.everyKind',
    title: 'web.results.title',
    intro: 'web.results.intro',
    kinds: ['laboratorium', 'radiologi', 'mcu'],
  },
  {
    route: 'laboratoryResults',
    tab: 'web.results.tab.laboratory',
    title: 'web.results.laboratory.title',
    intro: 'web.results.laboratory.intro',
    kinds: ['laboratorium'],
  },
  {
    route: 'radiologyResults',
    tab: 'web.results.kind.radiology',
    title: 'web.results.radiology.title',
    intro: 'web.results.radiology.intro',
    kinds: ['radiologi'],
  },
  {
    route: 'employeeResults',
    tab: 'web.results.tab.checkup',
    title: 'web.results.employee.title',
    intro: 'web.results.employee.intro',
    kinds: ['mcu'],
  },
] as const satisfies readonly ResultPage[]

/** A page of results, by its route. */
export type ResultsRoute = (typeof resultPages)[number]['route']

/** The page of a route; the page of all results for any other route. */
export const resultPageOf = (route: string): (typeof resultPages)[number] =>
  resultPages.find((page) => page.route === route) ?? resultPages[0]
