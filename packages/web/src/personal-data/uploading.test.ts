import { memoryStorage } from '@hospital/sdk/session'
import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { fileTimeout } from '../forms/upload/upload-fetch.ts'
import { siteSession } from '../session/site-session.ts'
import { sessionAtom } from '../session/visitor-session.ts'
import { discardOtherPersonalData, personalDataOf } from './personal-data.ts'

/** A request that is sent slowly and never answered. */
class SlowRequest extends EventTarget {
  readonly upload = new EventTarget()
  open = () => undefined
  setRequestHeader = () => undefined
  send = () => undefined
  abort = () => this.dispatchEvent(new Event('abort'))
}

afterEach(() => {
  discardOtherPersonalData(undefined)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a file has as long to arrive as a photograph on a slow connection needs', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', SlowRequest)
  vi.stubGlobal('window', { location: { href: 'https://rs.example/member-area' } })
  const siti = { id: 1001, name: 'Siti', kind: 'member', gender: 'female', isAdmin: false } as const
  const store = createStore()
  await siteSession(store, memoryStorage()).begin({ account: siti, token: 'token', expiresAt: undefined })
  const session = store.get(sessionAtom)
  if (!session) throw new Error('nobody is logged in')
  const personal = personalDataOf(session, { locale: 'id' })
  const file = new File(['%PDF-'], 'kartu.pdf', { type: 'application/pdf' })
  const onEnd = vi.fn()
  const sending = personal
    .uploading(() => undefined)
    .member.storeGuarantorDocument({ body: { file, id_pasien: 1001, jenis_dokumen: 'ktp' } })
    .then(onEnd)
  await vi.advanceTimersByTimeAsync(fileTimeout - 1)
  expect(onEnd).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await sending
  expect(onEnd).toHaveBeenCalledWith({ error: expect.objectContaining({ kind: 'timeout', timeout: fileTimeout }) })
})
