import { expect, test } from 'vitest'
import { endedReturnTo, returnToCookie, readReturnTo } from './return-to.ts'

test('the cookie lasts for a quarter of an hour and stays on this site', () => {
  expect(returnToCookie('/member-area/keluarga', true)).toBe(
    'wanted=%2Fmember-area%2Fkeluarga; Max-Age=900; Path=/; SameSite=Strict; Secure',
  )
  expect(endedReturnTo(false)).toBe('wanted=; Max-Age=0; Path=/; SameSite=Strict')
})

test.each([
  ['a page of the patient area', 'wanted=%2Fmember-area%2Fkeluarga', '/member-area/keluarga'],
  [
    'its English address',
    'x=1; wanted=%2Fen%2Fmember-area%2Fappointment%2F7%2Fopen',
    '/member-area/appointment/7/open',
  ],
])('%s is read from the cookie', (_what, cookies, path) => {
  expect(readReturnTo(cookies, 'member', 'id')).toBe(path)
  expect(readReturnTo(cookies, 'member', 'en')).toBe(`/en${path}`)
})

test.each([
  ['nothing', ''],
  ['a public page', 'wanted=%2Fpaket'],
  ['a page of the company area', 'wanted=%2Fcompany-area%2Fprofile'],
  ['the log-in itself', 'wanted=%2Fmember-area%2Flogin'],
  ['another site', 'wanted=%2F%2Fevil.example%2Fmember-area%2Fprofile'],
  ['an absolute address', 'wanted=https%3A%2F%2Fevil.example%2Fmember-area%2Fprofile'],
  ['broken encoding', 'wanted=%E0%A4'],
  ['another name', 'unwanted=%2Fmember-area%2Fkeluarga'],
])('%s is no wanted page', (_what, cookies) => {
  expect(readReturnTo(cookies, 'member', 'id')).toBeUndefined()
})

test('each page of the company area that wants a log-in is opened after it', () => {
  expect(readReturnTo('wanted=%2Fcompany-area%2Fprofile', 'company', 'en')).toBe('/en/company-area/profile')
  expect(readReturnTo('wanted=%2Fcompany-area%2Fpasien', 'company', 'id')).toBe('/company-area/pasien')
  expect(readReturnTo('wanted=%2Fcompany-area%2Flogin', 'company', 'id')).toBeUndefined()
})
