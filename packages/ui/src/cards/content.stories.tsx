import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Grid } from '../layout/layout.tsx'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { ArticleCard } from './article-card.tsx'
import { InstagramCard } from './instagram-card.tsx'
import { TestimonialCard } from './testimonial-card.tsx'
import { VideoCard } from './video-card.tsx'
import type { VideoCardProps } from './video-card.tsx'

const meta: Meta<typeof ArticleCard> = {
  title: 'Content/Cards',
  tags: ['visual'],
  component: ArticleCard,
  subcomponents: { InstagramCard, TestimonialCard, VideoCard },
  parameters: guide({
    use: 'Articles, posts, testimonials and videos in lists. A video is a link until it is played, so nothing is loaded from another site before.',
    instead: 'Card for anything else.',
    keyboard: { Tab: 'To the link of the card', Enter: 'Follows; on a video: plays it in place' },
  }),
}
export default meta
type Story = StoryObj<typeof ArticleCard>

export const Articles: Story = {
  render: withSample(({ articles }) => (
    <Grid as="ul">
      {articles.map((article) => (
        <li key={article.href}>
          <ArticleCard {...article} level={2} />
        </li>
      ))}
    </Grid>
  )),
}

export const Testimonials: Story = {
  render: withSample(({ testimonials }) => (
    <Grid as="ul">
      {testimonials.map((testimonial) => (
        <li key={testimonial.author}>
          <TestimonialCard {...testimonial} />
        </li>
      ))}
    </Grid>
  )),
}

export const Instagram: Story = {
  render: withSample(({ posts }) => (
    <Grid as="ul">
      {posts.map((post) => (
        <li key={post.href}>
          <InstagramCard {...post} />
        </li>
      ))}
    </Grid>
  )),
}

export const Videos: Story = {
  render: withSample(({ videos }) => (
    <Grid as="ul">
      {videos.map((video) => (
        <li key={video.videoId}>
          <VideoCard {...video} level={2} />
        </li>
      ))}
    </Grid>
  )),
}

/** No request goes to another site before play is pressed. */
export const VideoPlays: Story = {
  render: withSample(({ videos }) => (
    <Grid>
      {videos.slice(0, 1).map((video) => (
        <VideoCard key={video.videoId} {...video} videoId="" level={2} />
      ))}
    </Grid>
  )),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await userEvent.click(canvas.getByRole('button'))
    const frame = canvasElement.querySelector('iframe')
    await expect(frame).toHaveAttribute('src', expect.stringContaining('https://www.youtube-nocookie.com/embed/'))
    await expect(frame).toHaveFocus()
  },
}

const Refreshed = ({ video, words }: { video: VideoCardProps; words: { short: string } }): ReactElement => {
  const [level, setLevel] = useState<2 | 3>(2)
  return (
    <>
      <Button onClick={() => setLevel(3)}>{words.short}</Button>
      <VideoCard {...video} videoId="" level={level} />
    </>
  )
}

/** If a card renders again while its video plays, the focus stays where the visitor has put it. */
export const VideoLeavesFocus: Story = {
  tags: ['!visual'],
  render: withSample(({ videos, words }) => (
    <>
      {videos.slice(0, 1).map((video) => (
        <Refreshed key={video.videoId} video={video} words={words} />
      ))}
    </>
  )),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Putar|Play)/ }))
    await waitFor(() => expect(canvasElement.querySelector('iframe')).toHaveFocus())
    const [button] = canvas.getAllByRole('button')
    await userEvent.click(button ?? canvasElement)
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible()
    await expect(button).toHaveFocus()
  },
}
