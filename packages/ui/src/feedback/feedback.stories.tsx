import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LinkButton } from '../button/link-button.tsx'
import { Grid, Stack } from '../layout/layout.tsx'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { Heading } from '../typography/heading.tsx'
import { Text } from '../typography/text.tsx'
import { DemoMark } from './demo-mark.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorPage } from './error-page.tsx'
import { Loading } from './loading.tsx'
import { NoticeBanner } from './notice-banner.tsx'
import { Refreshable } from './refreshable.tsx'
import { SectionError } from './section-error.tsx'
import { Skeleton } from './skeleton.tsx'

const meta: Meta<typeof EmptyState> = {
  title: 'Feedback/States',
  component: EmptyState,
  subcomponents: { Skeleton, Loading, Refreshable, SectionError, ErrorPage, NoticeBanner, DemoMark },
  parameters: guide({
    use: 'What is shown where content is missing: EmptyState for nothing there, Skeleton and Loading for not yet there, Refreshable for what is there and loaded again, SectionError for a part that failed, ErrorPage for a page that did. NoticeBanner tells all pages the same news, DemoMark that the content is invented.',
    instead: 'InlineAlert for news beside its subject.',
    keyboard: { 'Space, Enter': 'On a button: tries again, or puts the notice away' },
  }),
}
export default meta
type Story = StoryObj<typeof EmptyState>

const retry = fn()

export const SectionFailed: Story = {
  render: () => <SectionError onRetry={retry} />,
  play: async ({ canvas }) => {
    retry.mockClear()
    await expect(canvas.getByRole('status')).toBeVisible()
    await userEvent.click(canvas.getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const SectionFailedWithoutScript: Story = { render: () => <SectionError retryHref="/" /> }

export const Empty: Story = {
  render: withSample(({ words }) => (
    <EmptyState
      title={words.empty}
      message={words.emptyHint}
      action={<LinkButton href="/">{words.short}</LinkButton>}
    />
  )),
}

export const Skeletons: Story = {
  render: () => (
    <Grid>
      <Skeleton />
      <Skeleton shape="card" />
      <Skeleton shape="button" />
      <Loading />
    </Grid>
  ),
}

/** The words appear in the gap above the content, so the content does not move when they come and go. */
export const LoadedAgain: Story = {
  render: withSample(({ words }) => (
    <Stack gap="lg">
      <Heading level={2}>{words.short}</Heading>
      <Refreshable isRefreshing label={words.refreshing}>
        <Text>{words.emptyHint}</Text>
      </Refreshable>
    </Stack>
  )),
}

export const NotFound: Story = {
  render: withSample(({ words }) => (
    <ErrorPage
      title={words.notFound}
      message={words.notFoundHint}
      action={{ href: '/', label: words.backHome }}
      phone="(0267) 845-0000"
    />
  )),
}

const dismiss = fn()

export const Notice: Story = {
  render: withSample(({ words }) => <NoticeBanner text={words.notice} onDismiss={dismiss} />),
  play: async ({ canvas }) => {
    dismiss.mockClear()
    await userEvent.click(canvas.getByRole('button'))
    await expect(dismiss).toHaveBeenCalledOnce()
  },
}

export const Demo: Story = {
  render: () => <DemoMark />,
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector('summary')
    if (!summary) throw new Error('the mark is there')
    await userEvent.click(summary)
    await expect(canvasElement.querySelector('details')).toHaveAttribute('open')
  },
}
