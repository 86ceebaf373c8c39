// @vitest-environment happy-dom
import type { Fault } from '@hospital/mocks'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { createComponentStage, suparno } from '../testing/component-stage.tsx'
import { readFamily } from './family.ts'
import type { PersonalData } from './personal-data.ts'
import { PersonalPart } from './personal-part.tsx'
import { useRead } from './use-read.ts'

const { mock, sent, show, personal, isExpired, logIn, text, press } = createComponentStage()

const Family = ({ data }: { readonly data: PersonalData }): ReactElement => (
  <PersonalPart state={useRead(data, readFamily(suparno.id))} failed="web.member.family.failed">
    {(family) => <p>{family.map(({ name }) => name).join(', ')}</p>}
  </PersonalPart>
)

const open = (fault: Fault) => {
  mock.faults.set('getFamily', fault)
  show(<Family data={personal()} />)
}

const failed = 'Data keluarga belum dapat ditampilkan'

/** Presses the button while it exists: a press is ignored until the previous try has ended. */
const tryAgain = () => {
  if (text().includes(failed)) press('Coba lagi')
  return text()
}

test.each([
  ['an error of the server', '500'],
  ['a server that rests', '503'],
  ['an address that is not there', '404'],
  ['too many requests', '429'],
  ['an answer that is none', 'malformed'],
  ['a lost connection', 'dropped'],
] as const)(
  'a part that meets %s says what cannot be shown, and shows it when it is asked for again',
  { tags: ['member.read-faults', 'company.read-faults', 'company.each-read-fault'] },
  async (_name, kind) => {
    open({ kind })
    await expect.poll(text, { timeout: 20_000 }).toContain(failed)
    const asked = sent('profile/family')
    press('Coba lagi')
    await expect.poll(() => sent('profile/family')).toBeGreaterThan(asked)
    await expect.poll(text, { timeout: 20_000 }).toContain(failed)
    mock.faults.clear()
    await expect.poll(tryAgain).toContain('Suparno')
    expect(text()).not.toContain(failed)
    // The button was replaced, and the next Tab has to start from its place.
    expect(document.activeElement?.textContent).toContain('Suparno')
  },
)

test('a part that one has no right to says so, and offers no other try', async () => {
  open({ kind: '403' })
  await expect.poll(text).toContain('Akun Anda tidak memiliki akses ke data ini')
  expect(text()).not.toContain('Coba lagi')
})

test('a part that meets an expired session asks for a log-in, and is read after it', async () => {
  open({ kind: '401' })
  await expect.poll(isExpired).toBe(true)
  mock.faults.clear()
  await logIn()
  show(<Family data={personal()} />)
  await expect.poll(text).toContain('Suparno')
})

test('what was read stays readable where reading it again fails, and says that it may be out of date', async () => {
  show(<Family data={personal()} />)
  await expect.poll(text).toContain('Suparno')
  mock.faults.set('getFamily', { kind: '500' })
  await personal().queries.invalidateQueries()
  await expect.poll(text, { timeout: 20_000 }).toContain('Data terbaru belum dapat diambil')
  expect(text()).toContain('Suparno')
})
