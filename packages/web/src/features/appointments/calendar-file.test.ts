import { describe, expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const entry = {
  id: 'APT-261124-0042@rs.example',
  title: 'Janji temu dokter',
  description: 'dr. Maya',
  place: 'RS Contoh',
  day: '2026-11-24',
  from: '09:30',
  to: '09:45',
  isConfirmed: true,
}
const now = new Date('2026-11-21T02:15:09.123Z')
const linesOf = (changes: Partial<typeof entry>) => calendarFile({ ...entry, ...changes }, now).split('\r\n')

test('a calendar file has the slot in Jakarta time, and ends each line as the format wants', () => {
  const lines = linesOf({})
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//hospital//appointments//ID',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Jakarta',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0700',
    'TZOFFSETTO:+0700',
    'TZNAME:WIB',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:APT-261124-0042@rs.example',
    'DTSTAMP:20261121T021509Z',
    'DTSTART;TZID=Asia/Jakarta:20261124T093000',
    'DTEND;TZID=Asia/Jakarta:20261124T094500',
    'SUMMARY:Janji temu dokter',
    'DESCRIPTION:dr. Maya',
    'LOCATION:RS Contoh',
    'STATUS:CONFIRMED',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P1D',
    'DESCRIPTION:Janji temu dokter',
    'END:VALARM',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT2H',
    'DESCRIPTION:Janji temu dokter',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('an appointment that is not confirmed is tentative', () => {
  expect(linesOf({ isConfirmed: false })).toContain('STATUS:TENTATIVE')
})

describe('a text', () => {
  test.each([
    ['a comma', 'Jl. Merdeka, Karawang', 'Jl. Merdeka\\, Karawang'],
    ['a semicolon', 'a;b', 'a\\;b'],
    ['a backslash', 'a\\b', 'a\\\\b'],
    ['a backslash before an n', 'a\\nb', 'a\\\\nb'],
    ['a new line', 'a\nb', 'a\\nb'],
    ['a new line of Windows, which would begin another property', 'a\r\nATTACH:x', 'a\\nATTACH:x'],
    ['a carriage return alone', 'a\rb', 'a\\nb'],
    ['other control characters', 'a\u0000\u001b\u007fb', 'ab'],
    ['quotation marks and colons, which stay', '"a": b', '"a": b'],
  ])('with %s', (_name, place, written) => {
    expect(linesOf({ place })).toContain(`LOCATION:${written}`)
  })
})

test('a long line is broken after 75 octets, and goes on with 74 behind a blank', () => {
  const [first = '', ...further] = linesOf({ place: 'a'.repeat(200) }).filter((line) => /^(?:LOCATION| a)/.test(line))
  expect([first, ...further].map(({ length }) => length)).toEqual([75, 75, 61])
})

test('a long line is broken never within a character', () => {
  const place = 'é'.repeat(30) + '🏥'.repeat(40)
  const file = calendarFile({ ...entry, place }, now)
  const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
  expect(Math.max(...sizes)).toBeGreaterThan(70)
  expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${place}\r\n`)
  expect(file).not.toContain('\uFFFD')
})
