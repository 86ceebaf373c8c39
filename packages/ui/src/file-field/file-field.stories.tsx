import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { formWords } from '../samples/forms.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { press } from '../storybook/keyboard.ts'
import { FileField } from './file-field.tsx'

const meta: Meta<typeof FileField> = {
  title: 'Forms/FileField',
  component: FileField,
  parameters: guide({
    use: 'A photograph of a card or a document that goes with a form.',
    keyboard: { 'Space, Enter': "Opens the system's picker; on the cross: takes the file back" },
  }),
}
export default meta
type Story = StoryObj<typeof FileField>

const rules = { types: ['image/jpeg', 'image/png', 'application/pdf'], limit: 2_000_000 }
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)
const picture = () => new File([pixel], 'ktp-wulandari.png', { type: 'image/png' })

/** Sets the files as the system's picker does. */
const choose = async (input: HTMLInputElement, file: File) => {
  const list = new DataTransfer()
  list.items.add(file)
  input.files = list.files
  await fireEvent.change(input)
}

export const Empty: Story = {
  render: withWords(formWords, (words) => (
    <FileField {...rules} label={words.idCard} hint={words.idCardHint} name="foto_ktp" camera="environment" />
  )),
}

/** The message about a file takes no room before there is a file. */
export const NoRoomForNothing: Story = {
  render: withWords(formWords, (words) => <FileField {...rules} label={words.idCard} name="foto_ktp" />),
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(input?.parentElement?.getBoundingClientRect().bottom).toBe(input?.getBoundingClientRect().bottom)
  },
}

export const WithError: Story = {
  render: withWords(formWords, (words) => (
    <FileField {...rules} label={words.idCard} error={words.nameError} optional name="foto_ktp" />
  )),
}

/** Previewed before it is sent, and removed; focus returns to the field. */
export const Chosen: Story = {
  ...Empty,
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[name=foto_ktp]')
    if (!input) throw new Error('the field is there')
    await userEvent.upload(input, picture())
    await expect(await canvas.findByText(/ktp-wulandari\.png, 1 KB/)).toBeVisible()
    await expect(canvasElement.querySelector('canvas')).toBeVisible()
    await expect(input.files).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.queryByText(/: ktp-wulandari/)).not.toBeInTheDocument()
    await expect(input).toHaveFocus()
    await expect(input.files).toHaveLength(0)
    await userEvent.upload(input, picture())
  },
}

/** A file that breaks the rules is reported and never sent. */
export const Refused: Story = {
  ...Empty,
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[name=foto_ktp]')
    if (!input) throw new Error('the field is there')
    await choose(input, new File(['x'], 'surat.txt', { type: 'text/plain' }))
    await expect(canvas.getByText(/JPEG, PNG, PDF\.$/)).toBeVisible()
    await expect(input.files).toHaveLength(0)
    await choose(input, new File([new Uint8Array(2_400_000)], 'besar.pdf', { type: 'application/pdf' }))
    await expect(canvas.getByText(/2[,.]4 MB/)).toBeVisible()
    await choose(input, new File([], 'kosong.jpg', { type: 'image/jpeg' }))
    await expect(canvas.getByText(/kosong\.jpg (kosong|is empty)/)).toBeVisible()
    await expect(input.files).toHaveLength(0)
    await expect(input).toBeInvalid()
  },
}

/** The sent file is made from the chosen one: a photograph above the limit is accepted if it is below the limit afterwards. */
export const MadeSmaller: Story = {
  render: withWords(formWords, (words) => (
    <FileField
      {...rules}
      label={words.idCard}
      name="foto_ktp"
      prepare={(file) => Promise.resolve(new File([pixel], file.name, { type: file.type }))}
    />
  )),
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[name=foto_ktp]')
    if (!input) throw new Error('the field is there')
    await choose(input, new File([new Uint8Array(2_400_000)], 'ktp.png', { type: 'image/png' }))
    await expect(await canvas.findByText(/ktp\.png, 1 KB/)).toBeVisible()
    await expect(input).toBeValid()
    await expect(input.files?.[0]?.size).toBe(pixel.length)
  },
}

const replaced = { onChange: fn(), prepared: (_file: File) => {} }

/** While the next file is being prepared, the form sends neither the replaced file nor the unprepared one. */
export const Preparing: Story = {
  render: withWords(formWords, (words) => (
    <FileField
      {...rules}
      label={words.idCard}
      name="foto_ktp"
      onChange={replaced.onChange}
      prepare={(file) =>
        file.name === 'anak.png'
          ? new Promise((resolve) => (replaced.prepared = resolve))
          : Promise.resolve(new File([pixel], file.name, { type: file.type }))
      }
    />
  )),
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[name=foto_ktp]')
    if (!input) throw new Error('the field is there')
    await choose(input, new File([pixel], 'ibu.png', { type: 'image/png' }))
    await expect(await canvas.findByText(/ibu\.png/)).toBeVisible()
    await choose(input, new File([pixel], 'anak.png', { type: 'image/png' }))
    await expect(canvas.queryByText(/ibu\.png/)).not.toBeInTheDocument()
    await expect(canvas.getByRole('status')).toHaveTextContent('…')
    await expect(replaced.onChange).toHaveBeenLastCalledWith(undefined)
    await expect(input.files).toHaveLength(0)
    replaced.prepared(new File([pixel], 'anak.png', { type: 'image/png' }))
    await expect(await canvas.findByText(/anak\.png, 1 KB/)).toBeVisible()
    await expect(replaced.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'anak.png' }))
    await expect(input.files?.[0]?.name).toBe('anak.png')
  },
}

/** Tab reaches the field and the camera; Enter on the remove button removes the file and focuses the field. */
export const ByKeyboard: Story = {
  ...Empty,
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[name=foto_ktp]')
    if (!input) throw new Error('the field is there')
    input.focus()
    // The camera is offered on handheld devices only.
    const camera = canvasElement.querySelector<HTMLInputElement>('input[capture]')
    if (camera?.checkVisibility()) {
      await press('{Tab}')
      await expect(camera).toHaveFocus()
      await press('{Shift>}{Tab}{/Shift}')
    }
    await userEvent.upload(input, picture())
    const cross = await canvas.findByRole('button')
    input.focus()
    await press(camera?.checkVisibility() ? '{Tab}{Tab}' : '{Tab}')
    await expect(cross).toHaveFocus()
    await press('{Enter}')
    await expect(cross).not.toBeInTheDocument()
    await expect(input).toHaveFocus()
    await expect(input.files).toHaveLength(0)
  },
}
