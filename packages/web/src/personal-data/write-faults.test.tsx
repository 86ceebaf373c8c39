// @vitest-environment happy-dom
import type { Fault } from '@hospital/mocks'
import { Button, TextField } from '@hospital/ui'
import type { ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { readDraft, writeDraft } from '../forms/draft-store.ts'
import { useField } from '../forms/use-field.ts'
import { createComponentStage, suparno } from '../testing/component-stage.tsx'
import { ConfirmWrite } from './confirm-write.tsx'
import type { End } from './end-notice.tsx'
import { readFamily } from './family.ts'
import { publicDataOf } from './personal-data.ts'
import type { PersonalData } from './personal-data.ts'
import { PersonalPart } from './personal-part.tsx'
import { useRead } from './use-read.ts'
import { useWriteForm } from './use-write-form.ts'
import { WriteStatus } from './write-status.tsx'

const { mock, sent, show, personal, isExpired, logIn, text, press, input } = createComponentStage()

/** The number of a person whom the hospitals already know. */
const knownNumber = '3299015402900006'

const add = 'profile/add_family/add_new'
const child = { user_id: suparno.id, status_family: 'anak', tempat_lahir: 'Karawang', tgl_lahir: '2020-03-05' } as const

interface FormProps {
  readonly data: PersonalData
  readonly onDone: () => void
}

/** Adds a child to the family. */
const ChildForm = ({ data, onDone }: FormProps): ReactElement => {
  const form = useWriteForm({
    personal: data,
    fields: ['nama', 'nik'],
    check: ({ nama }) => (nama === '' ? { nama: 'web.form.name.missing' } : {}),
    write: ({ nama = '', nik = '' }) =>
      data.member.addNewFamilyMember({
        body: { ...child, nama, nik, gender: 'P', warga_negara: 'wni', persetujuan: true },
      }),
    stale: ['getFamily'],
    unknown: 'web.member.family.unknown',
    onDone,
  })
  const field = useField('anak', form.submission)
  return (
    <form action="/keluarga" onSubmit={form.onSubmit} noValidate>
      <WriteStatus form={form} prefix="anak" />
      <TextField {...field('nama', 'web.member.profile.name')} value="Bunga" />
      <TextField {...field('nik', 'web.member.profile.nik')} value="3215014503200001" />
      <Button type="submit" busy={form.busy}>
        Kirim
      </Button>
    </form>
  )
}

const Family = ({ data }: { readonly data: PersonalData }): ReactElement => (
  <PersonalPart state={useRead(data, readFamily(suparno.id))} failed="web.member.family.failed">
    {(family) => <p>{family.map(({ name }) => name).join(', ')}</p>}
  </PersonalPart>
)

/** Opens the form beside the family, with a draft in the tab. */
const openForm = async (data = personal()) => {
  const onDone = vi.fn<() => void>()
  writeDraft('/keluarga', { nama: 'Bunga' })
  show(
    <>
      <Family data={personal()} />
      <ChildForm data={data} onDone={onDone} />
    </>,
  )
  await expect.poll(text).toContain('Suparno')
  return onDone
}

/** The faults of a write, and the message with and without typed values. */
const faults: readonly (readonly [name: string, fault: Fault, says: string])[] = [
  ['too many requests', { kind: '429' }, 'coba lagi dalam 1 menit'],
  ['no right to it', { kind: '403' }, 'Anda tidak memiliki akses untuk ini'],
  ['an address that is not there', { kind: '404' }, 'Maaf, belum berhasil'],
  ['an error of the server', { kind: '500' }, 'Maaf, belum berhasil'],
  ['a server that rests', { kind: '503' }, 'Maaf, belum berhasil'],
  ['a field that there is not', { kind: '422', fieldErrors: { user_id: ['Akun salah.'] } }, 'Akun salah.'],
]

const lost: readonly (readonly [name: string, fault: Fault])[] = [
  ['an answer that is none', { kind: 'malformed' }],
  ['a lost connection', { kind: 'dropped' }],
]

/** The notice with these words has the focus and is announced. */
const expectNotice = async (says: string) => {
  await expect.poll(() => document.activeElement?.textContent).toContain(says)
  expect(document.activeElement?.getAttribute('role')).toBe('status')
}

describe('a form', () => {
  test.each([...faults, ...lost.map(([name, fault]) => [name, fault, 'Kami belum tahu apakah orang ini'] as const)])(
    'that meets %s is sent once, says so, and keeps what was typed',
    {
      tags: [
        'member.write-faults',
        'member.booking-faults',
        'member.account-faults',
        'member.hospital-faults',
        'company.write-faults',
        'company.referral-faults',
      ],
    },
    async (_name, fault, says) => {
      const onDone = await openForm()
      mock.faults.set('addNewFamilyMember', fault)
      press('Kirim')
      await expectNotice(says)
      expect(input('anak-nama').value).toBe('Bunga')
      expect(readDraft('/keluarga')).toEqual({ nama: 'Bunga' })
      expect([sent(add), onDone.mock.calls]).toEqual([1, []])
    },
  )

  test('that the server refuses says why in the words of the server, which are Indonesian', async () => {
    await openForm()
    input('anak-nik').value = knownNumber
    press('Kirim')
    await expectNotice('NIK sudah terdaftar')
    expect(document.activeElement?.querySelector('[lang=id]')?.textContent).toContain('NIK sudah terdaftar')
    expect([sent(add), input('anak-nik').value]).toEqual([1, knownNumber])
  })

  test('with a field that the server refuses says so beside it, and leads to it', async () => {
    await openForm()
    mock.faults.set('addNewFamilyMember', { kind: '422', fieldErrors: { nik: ['NIK tidak dikenal.'] } })
    press('Kirim')
    await expect.poll(() => document.activeElement?.textContent).toContain('NIK tidak dikenal.')
    expect(document.activeElement?.querySelector('a')?.getAttribute('href')).toBe('#anak-nik')
    const [described = ''] = input('anak-nik').getAttribute('aria-describedby')?.split(' ') ?? []
    expect(document.getElementById(described)?.textContent).toContain('NIK tidak dikenal.')
    expect([sent(add), input('anak-nama').value]).toEqual([1, 'Bunga'])
  })

  test('is not sent while something is wrong with what was typed', async () => {
    await openForm()
    input('anak-nama').value = ' '
    press('Kirim')
    await expect.poll(() => input('anak-nama').getAttribute('aria-invalid')).toBe('true')
    expect(sent(add)).toBe(0)
  })

  test('without a connection says that nothing was sent', async () => {
    await openForm()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    mock.faults.set('addNewFamilyMember', { kind: 'dropped' })
    press('Kirim')
    await expectNotice('Tidak ada sambungan internet')
    expect(readDraft('/keluarga')).toEqual({ nama: 'Bunga' })
  })

  test('that met an expired session is sent once more after a log-in of the same person, as it is by then', async () => {
    const onDone = await openForm()
    mock.faults.set('addNewFamilyMember', { kind: '401' })
    press('Kirim')
    await expect.poll(isExpired).toBe(true)
    await expectNotice('Isian Anda akan dikirim setelah Anda masuk lagi')
    mock.faults.clear()
    input('anak-nama').value = 'Melati'
    await logIn()
    await expect.poll(text).toContain('Melati')
    expect([sent(add), onDone.mock.calls]).toEqual([2, [[expect.anything(), expect.anything()]]])
    expect(readDraft('/keluarga')).toBeUndefined()
  })

  test('that met another fault is not sent again by a log-in', async () => {
    await openForm()
    mock.faults.set('addNewFamilyMember', { kind: '500' })
    press('Kirim')
    await expectNotice('Maaf, belum berhasil')
    mock.faults.clear()
    input('anak-nama').value = 'Kenanga'
    input('anak-nik').value = '3215014503200003'
    await logIn()
    press('Kirim')
    await expect.poll(text).toContain('Kenanga')
    expect(sent(add)).toBe(2)
  })

  test('that is pressed three times at once is sent once; then its draft is gone, and what it changed is read again', async () => {
    const onDone = await openForm()
    input('anak-nama').value = 'Mawar'
    input('anak-nik').value = '3215014503200002'
    for (const _press of [1, 2, 3]) press('Kirim')
    await expect.poll(text).toContain('Mawar')
    expect([sent(add), onDone.mock.calls.length, readDraft('/keluarga')]).toEqual([1, 1, undefined])
  })

  test('is busy by the time it is sent: a dialog that it locks cannot be left in between', async () => {
    const answer = fetch
    const wasBusy = vi.fn<(state: string | null) => void>()
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      if (url.endsWith(add)) wasBusy(document.querySelector('[type=submit]')?.getAttribute('aria-disabled') ?? null)
      return answer(url, init)
    })
    await openForm()
    mock.faults.set('addNewFamilyMember', { kind: '500' })
    press('Kirim')
    await expectNotice('Maaf, belum berhasil')
    expect(wasBusy.mock.calls).toEqual([['true']])
    expect(document.querySelector('[type=submit]')?.getAttribute('aria-disabled')).toBeNull()
  })

  test('of a person who is not logged in is never one that an expired session stopped', async () => {
    await openForm(publicDataOf('id'))
    mock.faults.set('addNewFamilyMember', { kind: '401' })
    press('Kirim')
    await expectNotice('Maaf, belum berhasil')
    expect([sent(add), isExpired()]).toEqual([1, false])
  })
})

describe('a question before a write', () => {
  const end = 'profile/akses/hentikan'
  const ask = () => {
    const onEnd = vi.fn<(end?: End) => void>()
    const data = personal()
    show(
      <ConfirmWrite
        personal={data}
        title="Hentikan akses?"
        yes="Hentikan"
        no="Batal"
        stale={[]}
        write={() => data.member.endFamilyAccess({ body: { user_id: suparno.id, id_akses: 1 } })}
        done="web.member.family.access.ended"
        unknown="web.member.family.access.unknown"
        values={{ name: 'Dewi' }}
        onEnd={onEnd}
      >
        Dewi tidak lagi melihat data Anda.
      </ConfirmWrite>,
    )
    return onEnd
  }

  test.each(faults)(
    'that meets %s is sent once, says so, and stays',
    { tags: ['member.write-faults', 'member.move-faults', 'company.write-faults'] },
    async (_name, fault, says) => {
      const onEnd = ask()
      await expect.poll(text).toContain('Dewi')
      mock.faults.set('endFamilyAccess', fault)
      press('Hentikan')
      await expect.poll(text).toContain(says)
      expect([sent(end), onEnd.mock.calls]).toEqual([1, []])
    },
  )

  test.each(lost)('that meets %s is sent once and ends: what it was about tells', async (_name, fault) => {
    const onEnd = ask()
    await expect.poll(text).toContain('Dewi')
    mock.faults.set('endFamilyAccess', fault)
    press('Hentikan')
    await expect
      .poll(() => onEnd.mock.calls)
      .toEqual([[{ tone: 'warning', text: 'web.member.family.access.unknown', values: { name: 'Dewi' } }]])
    expect(sent(end)).toBe(1)
  })

  test('that met an expired session is not sent after a log-in, once it was answered with no', async () => {
    const onEnd = ask()
    await expect.poll(text).toContain('Dewi')
    mock.faults.set('endFamilyAccess', { kind: '401' })
    press('Hentikan')
    await expect.poll(text).toContain('setelah Anda masuk lagi')
    press('Batal')
    await logIn()
    await expect.poll(isExpired).toBe(false)
    expect([sent(end), onEnd.mock.calls]).toEqual([1, [[]]])
  })
})
