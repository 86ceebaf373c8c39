// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { noteLoggedOut, takeLoggedOut } from './logged-out.ts'

test('a log-out is told on the next page, once, and leaves nothing', () => {
  expect(takeLoggedOut()).toBe(false)
  noteLoggedOut()
  expect(takeLoggedOut()).toBe(true)
  expect(takeLoggedOut()).toBe(false)
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
})
