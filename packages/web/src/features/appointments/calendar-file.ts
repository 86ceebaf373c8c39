/** The data of an appointment that a calendar needs. */
export interface CalendarEntry {
  /** Unique among the entries of all calendars. */
  readonly id: string
  readonly title: string
  /** Lines end with `\n`. */
  readonly description: string
  readonly place: string
  /** YYYY-MM-DD. */
  readonly day: string
  /** Start and end, HH:mm in Jakarta. */
  readonly from: string
  readonly to: string
  /** Whether the hospital has confirmed it. */
  readonly isConfirmed: boolean
}

/** The most octets of a line (RFC 5545, 3.1). */
const lineLength = 75

const utf8 = new TextEncoder()

/** Breaks a long line between characters; each further line begins with a blank. */
const fold = (line: string): string => {
  let folded = ''
  let length = 0
  for (const character of line) {
    const octets = utf8.encode(character).length
    if (length + octets > lineLength) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += octets
  }
  return folded
}

/** A text as a calendar file writes it (RFC 5545, 3.3.11). Other control characters are not allowed. */
const text = (value: string): string =>
  value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    // oxlint-disable-next-line no-control-regex -- they are what is removed
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

/** A day and a time as a calendar file writes them. */
const local = (day: string, time: string): string => `${day.replaceAll('-', '')}T${time.replace(':', '')}00`

const stamp = (now: Date): string => now.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Jakarta has had one offset since 1964, and no summer time. */
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Jakarta',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0700',
  'TZOFFSETTO:+0700',
  'TZNAME:WIB',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** The times of the reminders: the day before, for papers and fasting, and early enough for the way (RFC 5545, 3.6.6). */
const reminders = ['-P1D', '-PT2H'] as const

/** A calendar file (RFC 5545) with one entry, and its reminders. A later file with the same id replaces the entry in the calendar. */
export const calendarFile = (entry: CalendarEntry, now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//hospital//appointments//ID',
    'METHOD:PUBLISH',
    ...zone,
    'BEGIN:VEVENT',
    `UID:${text(entry.id)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART;TZID=Asia/Jakarta:${local(entry.day, entry.from)}`,
    `DTEND;TZID=Asia/Jakarta:${local(entry.day, entry.to)}`,
    `SUMMARY:${text(entry.title)}`,
    `DESCRIPTION:${text(entry.description)}`,
    `LOCATION:${text(entry.place)}`,
    `STATUS:${entry.isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
    ...reminders.flatMap((before) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:${before}`,
      `DESCRIPTION:${text(entry.title)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n')
