import { expect, test } from 'vitest'
import { splitDate } from './identity.ts'

test('a date is split into its three fields', () => {
  expect(splitDate('1945-08-07')).toEqual({ day: '7', month: '8', year: '1945' })
  expect(splitDate('kemarin')).toEqual({ day: '', month: '', year: '' })
})
