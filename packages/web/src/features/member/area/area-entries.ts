import type { AreaEntry, Locale } from '@hospital/ui'
import type { MessageId } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'

/** The parts of the patient area, one for each entry of its menu. */
export type AreaPart = 'profile' | 'family' | 'appointments' | 'visits' | 'results'

/** What the entries depend on. */
export interface AreaEntriesInput {
  readonly locale: Locale
  readonly message: (id: MessageId) => string
  /** The part that is shown. */
  readonly current: AreaPart
  /** The patient whose data the entries lead to. */
  readonly patient: number
  /** Whether the patient has a medical record; undefined while that is not known. */
  readonly hasRecord: boolean | undefined
}

/**
 * The menu of the patient area. What a patient without a medical record cannot have yet, visits and results, is locked and says why.
 */
export const areaEntries = ({
  locale,
  message,
  current,
  patient,
  hasRecord,
}: AreaEntriesInput): readonly AreaEntry[] => {
  const pasien = String(patient)
  const parts = [
    { part: 'profile', icon: 'user', label: message('web.member.menu.profile'), to: href(locale, 'memberProfile') },
    { part: 'family', icon: 'users', label: message('web.member.menu.family'), to: href(locale, 'family') },
    {
      part: 'appointments',
      icon: 'calendar',
      label: message('web.member.menu.appointments'),
      to: href(locale, 'openAppointments', { pasien }),
    },
    {
      part: 'visits',
      icon: 'clock',
      label: message('web.member.menu.visits'),
      to: href(locale, 'visitHistory', { pasien }),
    },
    {
      part: 'results',
      icon: 'file',
      label: message('web.member.menu.results'),
      to: href(locale, 'results', { pasien }),
    },
  ] as const
  return parts.map(({ part, icon, label, to }): AreaEntry =>
    hasRecord === false && (part === 'visits' || part === 'results')
      ? { label, icon, disabledReason: message('web.member.menu.noRecord') }
      : { label, icon, href: to, current: part === current },
  )
}
