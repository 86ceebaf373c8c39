import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { expect, waitFor } from 'storybook/test'
import { SelectField } from '../field/select-field.tsx'
import { TextField } from '../field/text-field.tsx'
import { formWords } from '../samples/forms.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { catchLinks, press } from '../storybook/keyboard.ts'
import { FilterBar } from './filter-bar.tsx'
import { ToggleGroup } from './toggle-group.tsx'

const meta: Meta<typeof FilterBar> = {
  title: 'Forms/FilterBar',
  tags: ['visual'],
  component: FilterBar,
  subcomponents: { ToggleGroup },
  parameters: guide({
    use: 'Above a list that can be narrowed. The choices are the query of the address, so a filtered list can be shared.',
    instead: 'ToggleGroup to show and hide groups of what is on the page already.',
    keyboard: { Enter: 'In a field: applies; on a filter in use: takes it off', Space: 'On a switch: turns it' },
  }),
}
export default meta
type Story = StoryObj<typeof FilterBar>

type Words = (typeof formWords)['id']

const fields = (words: Words) => (
  <>
    <SelectField
      label={words.hospital}
      name="rs"
      any={words.any}
      options={[{ value: '1', label: 'Kawung Husada Karawang' }]}
    />
    <SelectField
      label={words.day}
      name="hari"
      any={words.any}
      options={words.days.map((label) => ({ value: label, label }))}
    />
    <TextField label={words.name} name="dokter" type="search" />
  </>
)

export const Default: Story = {
  render: withWords(formWords, (words) => (
    <FilterBar action="/dokter" label={words.filterDoctors} status={words.found} clearHref="/dokter">
      {fields(words)}
    </FilterBar>
  )),
}

export const InUse: Story = {
  render: withWords(formWords, (words) => (
    <FilterBar
      action="/dokter"
      label={words.filterDoctors}
      status={words.none}
      clearHref="/dokter"
      active={[
        { label: 'Kawung Husada Karawang', href: '/dokter?hari=Senin' },
        { label: words.days[0] ?? '', href: '/dokter?rs=1' },
      ]}
    >
      {fields(words)}
    </FilterBar>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /saringan|filter/i })).toHaveLength(2)
  },
}

/** A bar with one active filter, whose fields are folded. */
const foldedIn = (fold: 'narrow' | 'always') =>
  withWords(formWords, (words) => (
    <FilterBar
      action="/dokter"
      label={words.filterDoctors}
      status={words.found}
      clearHref="/dokter"
      active={[{ label: words.days[0] ?? '', href: '/dokter?rs=1' }]}
      fold={fold}
    >
      {fields(words)}
    </FilterBar>
  ))

/** On a phone the results come first: a line opens the fields, with the active filters beside it. In wider windows everything is open. */
export const Folded: Story = {
  tags: ['!visual'],
  render: foldedIn('narrow'),
}

/** The line opens the fields on a phone. */
export const FoldedOpened: Story = {
  ...Folded,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const line = canvasElement.querySelector('summary')
    const isPhone = line?.checkVisibility() ?? false
    if (line && isPhone) await userEvent.click(line)
    await waitFor(() =>
      expect(canvas.getByRole('searchbox').checkVisibility({ contentVisibilityAuto: true })).toBe(true),
    )
    await userEvent.type(canvas.getByRole('searchbox'), 'budi')
    await expect(canvas.getByRole('searchbox')).toHaveValue('budi')
  },
}

/** Beside a menu the fields are folded at every width. */
export const AlwaysFolded: Story = {
  tags: ['!visual'],
  render: foldedIn('always'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const isSeen = () =>
      canvas.getByRole('searchbox', { hidden: true }).checkVisibility({ contentVisibilityAuto: true })
    await expect(isSeen()).toBe(false)
    const line = canvasElement.querySelector('summary')
    if (line) await userEvent.click(line)
    await waitFor(() => expect(isSeen()).toBe(true))
    if (line) await userEvent.click(line)
    await waitFor(() => expect(isSeen()).toBe(false))
  },
}

/** From the last field to the button, to each active filter, to the link that clears all. */
export const ByKeyboard: Story = {
  ...InUse,
  tags: ['!visual'],
  play: async ({ canvas, canvasElement }) => {
    const followed = catchLinks(canvasElement)
    canvas.getByRole('searchbox').focus()
    await press('{Tab}')
    await expect(canvas.getByRole('button')).toHaveFocus()
    await press('{Tab}{Enter}{Tab}{Enter}{Tab}{Enter}')
    await expect(followed).toEqual(['/dokter?hari=Senin', '/dokter?rs=1', '/dokter'])
  },
}

const Toggles = ({ words }: { words: Words }): ReactElement => {
  const [on, setOn] = useState<readonly string[]>(words.groupNames)
  return (
    <ToggleGroup
      label={words.groups}
      name="kelompok"
      options={words.groupNames.map((label) => ({ value: label, label }))}
      on={on}
      onChange={setOn}
    />
  )
}

export const GroupToggles: Story = {
  render: withWords(formWords, (words) => <Toggles words={words} />),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('checkbox')
    first?.focus()
    await press(' ')
    await expect(first).not.toBeChecked()
    await expect(second).toBeChecked()
    await press('{Tab}')
    await expect(second).toHaveFocus()
    await press(' ')
    await expect(second).not.toBeChecked()
    await press(' {Shift>}{Tab}{/Shift} ')
    await expect(first).toBeChecked()
    await expect(second).toBeChecked()
  },
}
