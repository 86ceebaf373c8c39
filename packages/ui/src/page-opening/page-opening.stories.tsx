import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LinkButton } from '../button/link-button.tsx'
import { Inline } from '../layout/layout.tsx'
import { useLocale } from '../lib/locale.ts'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { PageOpening } from './page-opening.tsx'

const meta: Meta<typeof PageOpening> = {
  title: 'Content/Page opening',
  component: PageOpening,
  tags: ['visual'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: 'At the top of every page but the home page; it holds the one heading of level 1.',
      instead: 'HeroSlider on the home page, Section for the parts below.',
    }),
  },
}
export default meta
type Story = StoryObj<typeof PageOpening>

export const Default: Story = {
  render: withSample(({ headings }) => (
    <PageOpening
      title={headings.packages}
      intro={headings.packagesSubtitle}
      trail={[{ label: headings.hospitals, href: '/' }]}
    />
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('navigation')).toBeVisible()
  },
}

export const WithActions: Story = {
  render: withSample(({ headings, words }) => (
    <PageOpening
      title={words.paragraph}
      trail={[
        { label: headings.hospitals, href: '/' },
        { label: headings.packages, href: '/paket' },
      ]}
    >
      <Inline>
        <LinkButton href="/dokter">{headings.all}</LinkButton>
      </Inline>
    </PageOpening>
  )),
}

const note =
  /^(Isi halaman ini hanya tersedia dalam bahasa Inggris|The text of this page is available in Indonesian only)\.$/

/** The hospital has written the text only in the other language: the page says so. */
export const Untranslated: Story = {
  tags: ['!visual'],
  render: withSample(({ headings }) => {
    const other = useLocale() === 'id' ? 'en' : 'id'
    return (
      <PageOpening
        title={{ text: headings.packages, lang: other }}
        trail={[{ label: headings.hospitals, href: '/' }]}
      />
    )
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(note)).toBeVisible()
  },
}

/** A person's name belongs to no language. */
export const OfPerson: Story = {
  tags: ['!visual'],
  render: withSample(({ headings }) => (
    <PageOpening
      title={{ text: 'dr. Ratna Widyaningsih', lang: useLocale() === 'id' ? 'en' : 'id', isName: true }}
      trail={[{ label: headings.hospitals, href: '/' }]}
    />
  )),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(note)).toBeNull()
  },
}
