import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useBusy } from './use-busy.ts'
import type { Busy } from './use-busy.ts'

test('of three presses within one task the first one goes on, and another one after its end', () => {
  const seen: Busy[] = []
  const Form = () => {
    seen.push(useBusy())
    return null
  }
  renderToString(<Form />)
  const [control] = seen
  if (!control) throw new Error('the form is rendered')
  // All presses see the state before the first of them.
  expect([control.begin(), control.begin(), control.begin()]).toEqual([true, false, false])
  control.end()
  expect([control.begin(), control.begin()]).toEqual([true, false])
})
