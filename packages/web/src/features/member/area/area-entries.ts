import type { AreaEntry, Locale } from '@hospital/ui'
import type { Message, MessageId } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import type { PageName } from '../../../routes/table.ts'
import type { AreaNews } from './area-news.ts'

/** The parts of the patient area, one for each entry of its menu. */
export type AreaPart = 'profile' | 'family' | 'appointments' | 'visits' | 'results'

/** The input of the entries. */
export interface AreaEntriesInput {
  readonly locale: Locale
  readonly message: Message
  /** The part that the page shows. */
  readonly current: AreaPart
  /** The patient whose data the entries lead to. */
  readonly patient: number
  /** Whether the patient has a medical record; undefined while that is not known. */
  readonly hasRecord: boolean | undefined
  /** What is new for the patient. */
  readonly news: AreaNews
}

/** The pages that the menu leads to. */
export const menuPages: readonly PageName[] = [
  'member/home/home',
  'member/appointments/appointments',
  'member/results/results',
  'member/visits/visits',
  'member/family/family',
]

interface Part extends Pick<AreaEntry, 'icon'> {
  readonly part: AreaPart
  readonly label: MessageId
  /** The label in the navigation bar of a phone. */
  readonly short?: MessageId
  readonly to: string
  readonly news?: string | undefined
}

/** All parts, in the order of the menu. */
const partsOf = ({ locale, message, patient, news }: AreaEntriesInput): readonly Part[] => {
  const pasien = String(patient)
  const marked = (words: MessageId, count: number) => (count > 0 ? message(words, { count }) : undefined)
  return [
    { part: 'profile', icon: 'user', label: 'web.member.menu.profile', to: href(locale, 'memberProfile') },
    { part: 'family', icon: 'users', label: 'web.member.menu.family', to: href(locale, 'family') },
    {
      part: 'appointments',
      icon: 'calendar',
      label: 'web.member.menu.appointments',
      to: href(locale, 'openAppointments', { pasien }),
      news: marked('web.member.menu.appointments.needed', news.appointments),
    },
    {
      part: 'visits',
      icon: 'clock',
      label: 'web.member.menu.visits',
      short: 'web.member.menu.visits.short',
      to: href(locale, 'visitHistory', { pasien }),
    },
    {
      part: 'results',
      icon: 'file',
      label: 'web.member.menu.results',
      short: 'web.member.menu.results.short',
      to: href(locale, 'results', { pasien }),
      news: marked('web.member.menu.results.new', news.results),
    },
  ]
}

/** The menu of the patient area. Visits and results are locked for a patient without a medical record, and say why. */
export const areaEntries = (input: AreaEntriesInput): readonly AreaEntry[] => {
  const { message, current, hasRecord } = input
  return partsOf(input).map(({ part, icon, to, label, short, ...mark }): AreaEntry => {
    const shared = { label: message(label), shortLabel: short && message(short), icon }
    return hasRecord === false && (part === 'visits' || part === 'results')
      ? { ...shared, disabledReason: message('web.member.menu.noRecord') }
      : { ...shared, ...mark, href: to, current: part === current }
  })
}
