import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formWords } from '../samples/forms.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { press } from '../storybook/keyboard.ts'
import { Stepper } from './stepper.tsx'

const meta: Meta<typeof Stepper> = {
  title: 'Forms/Stepper',
  tags: ['visual'],
  component: Stepper,
  parameters: guide({
    use: 'A task of three or more pages that are filled in one after another.',
    instead: 'Tabs where the order is free.',
    keyboard: { Enter: 'On a step that is open: goes there; on a phone, on the current one: shows all' },
  }),
}
export default meta
type Story = StoryObj<typeof Stepper>

/** A locked step is text, says why, and cannot be reached by keyboard. */
export const InTheMiddle: Story = {
  render: withWords(formWords, ({ steps, locked, register }) => (
    <Stepper
      label={register}
      steps={[
        { state: 'done', label: steps[0] ?? '', href: '/member-area/register' },
        { state: 'current', label: steps[1] ?? '' },
        { state: 'locked', label: steps[2] ?? '', reason: locked },
        { state: 'locked', label: steps[3] ?? '', reason: locked },
      ]}
    />
  )),
  play: async ({ canvas, canvasElement }) => {
    const line = canvasElement.querySelector('summary')
    await expect(line).toHaveTextContent(/(Langkah 2 dari|Step 2 of) 4: /)
    // On a phone the other steps open on demand.
    if (line?.checkVisibility()) {
      line.focus()
      await press('{Enter}')
    }
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    const [, current, third] = canvas.getAllByRole('listitem')
    await expect(third?.checkVisibility({ contentVisibilityAuto: true })).toBe(true)
    await expect(current).toHaveAttribute('aria-current', 'step')
    await expect(third).toHaveTextContent(/Terbuka setelah|Opens once/)
  },
}

/** Several steps may be shown as one, and are still counted as several. */
export const Folded: Story = {
  tags: ['!visual'],
  render: withWords(formWords, ({ steps, locked, register }) => (
    <Stepper
      label={register}
      steps={[
        { state: 'done', label: steps[0] ?? '', spans: 4 },
        { state: 'current', label: steps[1] ?? '' },
        { state: 'locked', label: steps[2] ?? '', reason: locked, spans: 2 },
      ]}
    />
  )),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('summary')).toHaveTextContent(/(Langkah 5 dari|Step 5 of) 7: /)
    await expect(canvas.getAllByText(/(Langkah 6 dari|Step 6 of) 7/)).toHaveLength(1)
  },
}

/** At the end of the task no step is the current one. */
export const Complete: Story = {
  tags: ['!visual'],
  render: withWords(formWords, ({ steps, register }) => (
    <Stepper label={register} steps={steps.map((label) => ({ state: 'done', label }))} />
  )),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('summary')).toHaveTextContent(
      /^(Semua langkah selesai|All steps are done)$/,
    )
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull()
    await expect(canvas.queryAllByRole('link')).toHaveLength(0)
  },
}

export const LongText: Story = {
  render: withWords(formWords, ({ address, register, locked }) => (
    <Stepper
      label={register}
      steps={[
        { state: 'current', label: address },
        { state: 'open', label: `2. ${address}`, href: '/2' },
        { state: 'locked', label: `3. ${address}`, reason: locked },
      ]}
    />
  )),
}
