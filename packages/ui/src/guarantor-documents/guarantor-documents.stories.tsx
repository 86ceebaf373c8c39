import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { InlineAlert } from '../feedback/inline-alert.tsx'
import { careWords } from '../samples/care.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { GuarantorDocuments } from './guarantor-documents.tsx'
import { HandIn } from './hand-in.tsx'
import type { HandInProps } from './hand-in.tsx'

const meta: Meta<typeof GuarantorDocuments> = {
  title: 'Records/GuarantorDocuments',
  component: GuarantorDocuments,
  subcomponents: { HandIn },
  parameters: guide({
    use: 'Documents that prove who pays, and handing one in.',
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
    for (const word of [/^(Ditolak|Refused)$/, /^(Diterima|Accepted)$/, /^(Kedaluwarsa|Expired)$/])
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

/** It is on its way as soon as it is handed in, until that is stopped. */
const Sending = (props: Pick<HandInProps, 'kinds'>): ReactElement => {
  const [sending, setSending] = useState<HandInProps['sending']>()
  return (
    <HandIn
      {...props}
      {...rules}
      id="dokumen"
      sending={sending}
      onHandIn={(kind, file) => {
        handIn(kind, file.name)
        setSending({ value: undefined })
      }}
      onCancel={() => {
        stop()
        setSending(undefined)
      }}
    />
  )
}

/** What is missing is said beside the field, which has the focus; nothing is sent without it, and nothing twice. */
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

const nothing = () => undefined

export const Refused: Story = {
  render: withWords(careWords, ({ kinds, refused }) => (
    <HandIn
      {...rules}
      id="dokumen"
      kinds={kinds}
      kind="surat_rujukan"
      problems={{ file: refused }}
      onHandIn={nothing}
      onCancel={nothing}
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
