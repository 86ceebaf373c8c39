import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { InlineAlert } from '../feedback/inline-alert.tsx'
import { careWords } from '../samples/care.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import type { FileToHandIn } from './files-to-hand-in.tsx'
import { GuarantorDocuments } from './guarantor-documents.tsx'
import { HandIn } from './hand-in.tsx'
import type { HandInProps } from './hand-in.tsx'

const meta: Meta<typeof GuarantorDocuments> = {
  title: 'Records/GuarantorDocuments',
  component: GuarantorDocuments,
  subcomponents: { HandIn },
  parameters: guide({
    use: 'Documents that prove who pays, and handing in one or several.',
    instead: 'FileField in a form that asks for more than a document.',
    keyboard: { Tab: 'From field to field, and to each document', Enter: 'Hands in' },
  }),
}
export default meta
type Story = StoryObj<typeof GuarantorDocuments>

const rules = { types: ['image/jpeg', 'image/png', 'application/pdf'], limit: 5_242_880 }
const handIn = fn()
const stop = fn()
const send = /^(Unggah dokumen|Upload the document)$/

export const States: Story = {
  tags: ['visual'],
  render: withWords(careWords, ({ documents, again }) => (
    <GuarantorDocuments
      level={2}
      documents={documents.map((document) =>
        document.state === 'refused' ? { ...document, action: <Button tone="secondary">{again}</Button> } : document,
      )}
    />
  )),
  play: async ({ canvas }) => {
    for (const word of [/^(Ditolak|Rejected)$/, /^(Diterima|Accepted)$/, /^(Kedaluwarsa|Expired)$/])
      await expect(canvas.getByText(word)).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /kartu-asuransi\.jpg$/ })).toHaveLength(4)
  },
}

export const LongText: Story = {
  tags: ['visual'],
  render: withWords(careWords, ({ longDocument, again }) => (
    <GuarantorDocuments level={2} documents={[{ ...longDocument, action: <Button>{again}</Button> }]} />
  )),
}

/** The files are on their way as soon as they are handed in, until the visitor stops them. */
const Sending = (props: Pick<HandInProps, 'kinds'>): ReactElement => {
  const [files, setFiles] = useState<readonly FileToHandIn[]>([])
  const [isSending, setSending] = useState(false)
  return (
    <HandIn
      {...props}
      {...rules}
      id="dokumen"
      files={files.map((file, at) => (isSending ? { ...file, state: at === 0 ? 'sending' : 'waiting' } : file))}
      isSending={isSending}
      onAdd={(file) => setFiles((before) => [...before, { id: file.name, file }])}
      onKind={(id, kind) => setFiles((before) => before.map((file) => (file.id === id ? { ...file, kind } : file)))}
      onRemove={(id) => setFiles((before) => before.filter((file) => file.id !== id))}
      onHandIn={(kind) => {
        for (const { file, kind: own = kind } of files) handIn(own, file.name)
        setSending(true)
      }}
      onCancel={() => {
        stop()
        setSending(false)
      }}
    />
  )
}

/** A missing choice has a message beside its field, which takes the focus. Nothing is sent without it, and nothing twice. */
export const HandingIn: Story = {
  render: withWords(careWords, ({ kinds }) => <Sending kinds={kinds} />),
  play: async ({ canvas }) => {
    handIn.mockClear()
    stop.mockClear()
    const [kind, file] = [canvas.getByRole('combobox'), canvas.getByLabelText(/^(Berkas|File)$/)]
    await userEvent.click(canvas.getByRole('button', { name: send }))
    await expect(kind).toHaveFocus()
    await userEvent.selectOptions(kind, 'kartu_asuransi')
    await userEvent.click(canvas.getByRole('button', { name: send }))
    await expect(file).toHaveFocus()
    await expect(handIn).not.toHaveBeenCalled()
    await userEvent.upload(file, new File(['x'], 'kartu.png', { type: 'image/png' }))
    await userEvent.click(canvas.getByRole('button', { name: send }))
    await expect(handIn.mock.calls).toEqual([['kartu_asuransi', 'kartu.png']])
    await expect(canvas.getByRole('progressbar')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^(Batalkan unggahan|Stop the upload)$/ }))
    await expect(stop).toHaveBeenCalledTimes(1)
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

/** Sets the files as the system's picker does. */
const choose = async (input: HTMLElement, ...files: readonly File[]) => {
  if (!(input instanceof HTMLInputElement)) throw new Error('it is a field')
  const list = new DataTransfer()
  for (const file of files) list.items.add(file)
  input.files = list.files
  await fireEvent.change(input)
}
const card = (name: string) => new File(['x'], name, { type: 'application/pdf' })

/** A file follows the kind chosen for all files until it has its own. A file that breaks the rules is named, and the others stay. */
export const Several: Story = {
  render: withWords(careWords, ({ kinds }) => <Sending kinds={kinds} />),
  play: async ({ canvas }) => {
    handIn.mockClear()
    const file = canvas.getByLabelText(/^(Berkas|File)$/)
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'kartu_asuransi')
    await choose(file, card('depan.pdf'), card('rujukan.pdf'), new File([], 'kosong.png', { type: 'image/png' }))
    await expect(await canvas.findByText(/kosong\.png (kosong|is empty)/)).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    await userEvent.selectOptions(await canvas.findByLabelText(/rujukan\.pdf/, { selector: 'select' }), 'surat_rujukan')
    // Another choice adds to the earlier files.
    await choose(file, card('belakang.pdf'))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3))
    await choose(file, card('salah.pdf'))
    await userEvent.click(await canvas.findByRole('button', { name: /salah\.pdf$/ }))
    await expect(file).toHaveFocus()
    await expect((file as HTMLInputElement).files).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: /^(Unggah semua dokumen|Upload all documents)$/ }))
    await expect(handIn.mock.calls).toEqual([
      ['kartu_asuransi', 'depan.pdf'],
      ['surat_rujukan', 'rujukan.pdf'],
      ['kartu_asuransi', 'belakang.pdf'],
    ])
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(1)
    await expect(canvas.getAllByText(/^(Menunggu giliran|Waiting for its turn)$/)).toHaveLength(2)
  },
}

const nothing = () => undefined
const unsent = {
  isSending: false,
  onAdd: nothing,
  onKind: nothing,
  onRemove: nothing,
  onHandIn: nothing,
  onCancel: nothing,
}

export const Refused: Story = {
  render: withWords(careWords, ({ kinds, refused }) => (
    <HandIn
      {...rules}
      {...unsent}
      id="dokumen"
      kinds={kinds}
      kind="surat_rujukan"
      files={[{ id: '1', file: card('rujukan.pdf'), problem: refused }]}
    >
      <InlineAlert tone="warning">{refused}</InlineAlert>
    </HandIn>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^(Berkas|File)$/)).toHaveAccessibleDescription(
      /tidak dapat dibaca|cannot be read/,
    )
    await expect(canvas.getByRole('combobox')).toHaveValue('surat_rujukan')
  },
}

/** Of several files, one has arrived and needs nothing more; the other one says why it did not. */
export const RefusedInPart: Story = {
  tags: ['visual'],
  render: withWords(careWords, ({ kinds, refused }) => (
    <HandIn
      {...rules}
      {...unsent}
      id="dokumen"
      kinds={kinds}
      kind="surat_rujukan"
      files={[
        { id: '1', file: card('rujukan.pdf'), state: 'arrived' },
        { id: '2', file: card('kartu-asuransi.pdf'), kind: 'kartu_asuransi', problem: refused },
      ]}
    />
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Sudah terunggah|Uploaded)$/)).toBeVisible()
    await expect(canvas.getAllByRole('combobox')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: /rujukan\.pdf$/ })).toBeNull()
    await expect(canvas.getByText(/tidak dapat dibaca|cannot be read/)).toBeVisible()
  },
}
