import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { patientWords } from '../samples/patients.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { from } from '../theme/breakpoints.ts'
import { PatientHeader } from './patient-header.tsx'
import type { PatientHeaderProps } from './patient-header.tsx'

const meta: Meta<typeof PatientHeader> = {
  title: 'Records/PatientHeader',
  tags: ['visual'],
  component: PatientHeader,
  parameters: guide({
    use: 'The head of every page that shows the data of one person of a family.',
    keyboard: { Tab: 'To the choice', 'Arrow keys': 'Choose a person', Enter: 'Show that person’s data' },
  }),
}
export default meta
type Story = StoryObj<typeof PatientHeader>

const onChoose = fn()

/** The header in a page: the choice changes the shown person. */
const Page = (props: Omit<PatientHeaderProps, 'action' | 'onChoose'>): ReactElement => {
  const [current, setCurrent] = useState(props.current)
  return (
    <PatientHeader
      {...props}
      current={current}
      action="/member-area"
      onChoose={(id) => {
        onChoose(id)
        setCurrent(id)
      }}
    />
  )
}

export const Family: Story = {
  tags: ['member.patient-header'],
  render: withWords(patientWords, ({ title, description, patients }) => (
    <Page title={title} description={description} patients={patients} current="1001" />
  )),
  play: async ({ canvas }) => {
    onChoose.mockClear()
    await expect(canvas.getByRole('heading', { name: /^(Janji temu|Appointments)$/ })).toBeVisible()
    // On a phone the person's own data comes first.
    const description = canvas.getByText(/^(Janji temu yang menunggu|Appointments that wait)/)
    await expect(description.checkVisibility()).toBe(window.matchMedia(from.large).matches)
    await expect(canvas.getByRole('status')).toHaveTextContent(/Siti Rahayu/)
    await userEvent.selectOptions(canvas.getByRole('combobox'), '1003')
    await expect(onChoose.mock.calls).toEqual([['1003']])
    await expect(canvas.getByRole('status')).toHaveTextContent(/Ahmad Fauzan/)
    await expect(canvas.getByRole('combobox')).toHaveValue('1003')
  },
}

/** Arrow keys pass other persons on the way to the wanted one: nothing changes before Enter or the button. */
export const FamilyByKeys: Story = {
  tags: ['!visual'],
  ...Family,
  play: async ({ canvas }) => {
    onChoose.mockClear()
    const choice = canvas.getByRole('combobox')
    await expect(canvas.queryByRole('button')).toBeNull()
    for (const id of ['1002', '1003']) {
      await fireEvent.keyDown(choice, { key: 'ArrowDown' })
      await fireEvent.change(choice, { target: { value: id } })
    }
    await expect(onChoose).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent(/Siti Rahayu/)
    await userEvent.click(canvas.getByRole('button', { name: /^(Tampilkan|Show)$/ }))
    await expect(onChoose.mock.calls).toEqual([['1003']])
    await expect(canvas.getByRole('status')).toHaveTextContent(/Ahmad Fauzan/)
  },
}

/** With one person there is no choice. The header still names the person, without a third line. */
export const OnePerson: Story = {
  render: withWords(patientWords, ({ title, patients }) => (
    <Page title={title} patients={patients.slice(0, 1)} current="1001" />
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Siti Rahayu')).toBeVisible()
    await expect(canvas.queryByRole('combobox')).toBeNull()
    const { top, bottom } = canvas.getByRole('status').getBoundingClientRect()
    await expect(bottom - top).toBeLessThan(60)
  },
}

/** The choice has its place before the persons are known, and then shows the current person. */
const Arriving = ({ patients }: Pick<PatientHeaderProps, 'patients'>): ReactElement => {
  const [known, setKnown] = useState<PatientHeaderProps['patients']>()
  return (
    <>
      <Page title="…" patients={known} expected={3} current="1003" />
      <Button onClick={() => setKnown(patients)}>…</Button>
    </>
  )
}

export const FamilyArriving: Story = {
  tags: ['!visual'],
  render: withWords(patientWords, ({ patients }) => <Arriving patients={patients} />),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('')
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('combobox')).toHaveValue('1003')
  },
}

export const FamilyLoading: Story = {
  render: withWords(patientWords, ({ title, description }) => (
    <Page title={title} description={description} patients={undefined} current="1001" />
  )),
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(/Memuat…|Loading…/),
}

/** The address names a person outside this family: no choice is shown. */
export const Stranger: Story = {
  render: withWords(patientWords, ({ title, patients }) => <Page title={title} patients={patients} current="9" />),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Pasien tidak ditemukan|Patient not found/)
    await expect(canvas.getByRole('combobox')).toHaveValue('')
  },
}

export const LongText: Story = {
  render: withWords(patientWords, ({ longTitle, longDescription, longPatients }) => (
    <Page title={longTitle} description={longDescription} patients={longPatients} current="1" />
  )),
}
