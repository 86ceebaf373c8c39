import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { pageStories, visiting } from '../../../storybook/site-page.tsx'

const meta = {
  title: 'Pages/Member/Documents',
  ...pageStories,
  globals: { person: 'siti' },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const documents = '/member-area/keluarga/1001/dokumen'

/** Milliseconds: longer than anybody looks at a story, shorter than the SDK's timeout. */
const longDelay = 9000

type Stage = Parameters<NonNullable<Story['play']>>[0]

const handIn = async ({ canvas, userEvent }: Stage): Promise<void> => {
  await userEvent.selectOptions(await canvas.findByLabelText(/^(Jenis dokumen|Kind of document)$/), 'kartu_asuransi')
  const file = new File(['%PDF-'], 'kartu.pdf', { type: 'application/pdf' })
  await userEvent.upload(canvas.getByLabelText(/^(Berkas|File)$/), file)
  await userEvent.click(canvas.getByRole('button', { name: /^(Unggah dokumen|Upload the document)$/ }))
}

/** The missing documents, by payer. Each leads to the form with its kind and appointment filled in. */
export const Missing: Story = {
  ...visiting(documents, { listGuarantorDocuments: 'empty' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /^(Masih diperlukan|Still needed)$/ })).toBeVisible()
    const [upload] = canvas.getAllByRole('button', { name: /^(Unggah|Upload): / })
    if (!upload) throw new Error('nothing is missing')
    await userEvent.click(upload)
    await expect(canvas.getByLabelText(/^(Berkas|File)$/)).toHaveFocus()
    await expect(canvas.getByLabelText(/^(Jenis dokumen|Kind of document)$/)).not.toHaveValue('')
    await expect(canvas.getByText(/ (dengan|with) dr\S* .+ \(APT-[\d-]+\)/)).toBeVisible()
  },
}

export const List: Story = {
  ...visiting(documents),
  play: async ({ canvas, userEvent }) => {
    for (const state of [/^(Ditolak|Rejected)$/, /^(Sedang diperiksa|Under review)$/])
      await expect((await canvas.findAllByText(state)).length).toBeGreaterThan(0)
    await expect(canvas.getByText('Foto kartu buram, mohon unggah ulang.')).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: /^(Unggah lagi|Upload again): foto-kartu-asuransi\.jpg$/ }),
    )
    await expect(canvas.getByLabelText(/^(Berkas|File)$/)).toHaveFocus()
    await expect(canvas.getByLabelText(/^(Jenis dokumen|Kind of document)$/)).toHaveValue('kartu_asuransi')
  },
}

/** A dialog asks before a document under review is withdrawn. An accepted document has no such button. */
export const Withdrawn: Story = {
  ...visiting(documents),
  play: async ({ canvas, userEvent }) => {
    const name = /^(Hapus dokumen|Withdraw): rujukan-klinik-sejahtera\.pdf$/
    await userEvent.click(await canvas.findByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog', { name: /^(Hapus dokumen|Withdraw this document)/ }))
    await expect(dialog.getByText(/APT-/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^(Hapus dokumen|Withdraw)$/ }))
    const said = await canvas.findByText(/^rujukan-klinik-sejahtera\.pdf (sudah dihapus|has been withdrawn)\.$/)
    await expect(said).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull())
    await expect(canvas.queryByRole('button', { name: /^(Hapus dokumen|Withdraw): surat-jaminan/ })).toBeNull()
  },
}

export const Empty: Story = {
  ...visiting(documents, { listGuarantorDocuments: 'empty' }),
  play: async ({ canvas }) => expect(await canvas.findByText(/^(Belum ada dokumen|No document yet)$/)).toBeVisible(),
}

export const Failed: Story = {
  ...visiting(documents, { listGuarantorDocuments: '500' }),
  play: async ({ canvas }) =>
    expect(
      await canvas.findByText(/^(Dokumen belum dapat ditampilkan|The documents cannot be shown yet)$/),
    ).toBeVisible(),
}

/** The patient stops the sending. The list shows whether the document had arrived. */
export const Stopped: Story = {
  ...visiting(documents, { storeGuarantorDocument: { delay: longDelay } }),
  play: async (stage) => {
    await handIn(stage)
    await stage.userEvent.click(
      await stage.canvas.findByRole('button', { name: /^(Batalkan unggahan|Stop the upload)$/ }),
    )
    await expect(await stage.canvas.findByText(/^(Unggahan dihentikan|The upload was stopped)/)).toBeVisible()
  },
}

/** The hospital refuses the file: its message is beside the field, which takes the focus. */
export const Refused: Story = {
  ...visiting(documents, {
    storeGuarantorDocument: { kind: '422', fieldErrors: { file: ['Berkas harus berupa JPEG, PNG, atau PDF.'] } },
  }),
  play: async (stage) => {
    await handIn(stage)
    await expect(await stage.canvas.findByText('Berkas harus berupa JPEG, PNG, atau PDF.')).toBeVisible()
    await waitFor(() => expect(stage.canvas.getByLabelText(/^(Berkas|File)$/)).toHaveFocus())
  },
}

/** The answer is lost: the page says so, and does not send the file again. */
export const Lost: Story = {
  ...visiting(documents, { storeGuarantorDocument: 'dropped' }),
  play: async (stage) => {
    await handIn(stage)
    await expect(
      await stage.canvas.findByText(/belum tahu apakah berkas sampai|do not know whether the file/),
    ).toBeVisible()
  },
}
