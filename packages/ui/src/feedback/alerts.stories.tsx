import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Stack } from '../layout/layout.tsx'
import { dialogWords } from '../samples/dialogs.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { InlineAlert } from './inline-alert.tsx'
import { Preloader } from './preloader.tsx'
import { Progress } from './progress.tsx'

const meta: Meta<typeof InlineAlert> = {
  title: 'Feedback/Alerts and progress',
  tags: ['visual'],
  component: InlineAlert,
  subcomponents: { Progress, Preloader },
  parameters: guide({
    use: 'News beside what it concerns; how far something has come.',
    instead: 'ErrorSummary for a form, SectionError for a part of a page that failed, NoticeBanner for the whole site.',
  }),
}
export default meta
type Story = StoryObj<typeof InlineAlert>

export const Tones: Story = {
  render: withWords(dialogWords, (words) => (
    <Stack>
      {(['info', 'good', 'warning', 'danger'] as const).map((tone) => (
        <InlineAlert key={tone} tone={tone} title={tone === 'info' ? undefined : words.title}>
          {tone === 'danger' ? words.consequence : words.text}
        </InlineAlert>
      ))}
    </Stack>
  )),
}

export const Live: Story = {
  render: withWords(dialogWords, (words) => (
    <Stack>
      <InlineAlert live tone="danger">
        {words.warning}
      </InlineAlert>
      <InlineAlert live>{words.text}</InlineAlert>
    </Stack>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^(Kesalahan|Error)/)
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Info/)
  },
}

export const HowFar: Story = {
  render: withWords(dialogWords, (words) => (
    <Stack>
      <Progress label={words.upload} value={0.62} />
      <Progress label={words.upload} value={7} />
      <Progress label={words.upload} />
    </Stack>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('62%')).toBeVisible()
    await expect(canvas.getByText('100%')).toBeVisible()
  },
}

export const Preloading: Story = {
  render: () => <Preloader />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(Memuat|Loading)/)).toBeVisible())
  },
}
