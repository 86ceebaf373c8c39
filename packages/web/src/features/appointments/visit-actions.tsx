import { Button, formatDate, Link, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { mapLink } from '../../shared/map-link.ts'
import type { BookedVisit } from './booked-visits.ts'
import { saveVisit } from './save-visit.ts'
import type { BookedTime } from './send-booking.ts'
import { shareLink } from './share-link.ts'
import { timeWords } from './time-words.ts'

/** Buttons to save the visit in a calendar, to find the way, and to tell others. */
export const VisitActions = ({
  booked: { code, patientName, address },
  visit,
}: {
  readonly booked: BookedVisit
  readonly visit: BookedTime
}): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const map = mapLink({ name: visit.hospital, address: address ?? '' })
  const save = () => saveVisit({ ...visit, code, address, patient: patientName, isConfirmed: false }, message)
  const words = message('web.booking.share.text', {
    doctor: visit.doctor,
    day: formatDate(visit.day, locale, 'weekday'),
    time: timeWords(visit.from, locale),
    hospital: visit.hospital,
  })
  return (
    <>
      <Button tone="secondary" icon="calendar" onClick={save}>
        {message('web.member.appointments.calendar')}
      </Button>
      {map !== undefined && (
        <Link look="action" href={map} target="_blank" rel="noreferrer">
          {message('web.member.appointments.directions')}
        </Link>
      )}
      <Link look="action" href={shareLink(words)} target="_blank" rel="noreferrer">
        {message('web.booking.share')}
      </Link>
    </>
  )
}
