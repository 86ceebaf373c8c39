import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { DoctorFinder } from './doctor-finder.tsx'

const meta: Meta<typeof DoctorFinder> = {
  title: 'Care/DoctorFinder',
  tags: ['visual'],
  component: DoctorFinder,
  parameters: guide({
    use: 'The first task of the site: by hospital, specialty, day or name to the schedules. A plain form.',
    instead: 'FilterBar above a list that is there already.',
    keyboard: { Tab: 'From field to field', Enter: 'In the name: searches' },
  }),
}
export default meta
type Story = StoryObj<typeof DoctorFinder>

/** A native GET form: the choices become its query. */
export const Default: Story = {
  render: withSample(({ finder }) => <DoctorFinder {...finder} />),
  play: async ({ canvas, canvasElement }) => {
    let sent = ''
    const read = (event: SubmitEvent) => {
      event.preventDefault()
      if (!(event.target instanceof HTMLFormElement)) return
      sent = new URLSearchParams(
        [...new FormData(event.target)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
      ).toString()
    }
    canvasElement.addEventListener('submit', read, { once: true })
    const [hospital] = canvas.getAllByRole('combobox')
    if (!hospital) throw new Error('the selects are there')
    await userEvent.selectOptions(hospital, '1')
    await userEvent.type(canvas.getByRole('searchbox'), 'ratna{Enter}')
    await expect(sent).toBe('rs=1&spesialis=&hari=&dokter=ratna')
  },
}

export const Filled: Story = {
  render: withSample(({ finder }) => (
    <DoctorFinder
      {...finder}
      hospital={{ ...finder.hospital, value: '2' }}
      doctor={{ name: 'dokter', value: 'Aisyah' }}
    />
  )),
}
