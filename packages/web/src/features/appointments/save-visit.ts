import type { Message } from '../../i18n/use-message.ts'
import { saveFile } from '../../shared/save-file.ts'
import { serverNow } from '../../shared/server-clock.ts'
import { calendarFile } from './calendar-file.ts'
import type { CalendarEntry } from './calendar-file.ts'

/** The data of an appointment for its calendar entry. */
interface CalendarVisit extends Pick<CalendarEntry, 'day' | 'from' | 'to' | 'isConfirmed'> {
  readonly code: string
  readonly patient: string
  readonly doctor: string
  readonly hospital: string
  readonly address: string | undefined
}

/** Saves an appointment as a file for a calendar. */
export const saveVisit = (visit: CalendarVisit, message: Message): void => {
  const { code, patient, doctor, hospital, address, day, from, to, isConfirmed } = visit
  const file = calendarFile(
    {
      id: `${code}@${window.location.hostname}`,
      title: message('web.member.appointments.calendar.title', { patient, hospital }),
      description: message('web.member.appointments.calendar.text', { doctor, code }),
      place: [hospital, address].filter(Boolean).join(', '),
      day,
      from,
      to,
      isConfirmed,
    },
    serverNow(),
  )
  saveFile(`janji-temu-${day}.ics`, 'text/calendar;charset=utf-8', file)
}
