import { EmptyState, Section, SectionError, useLocale } from '@hospital/ui'
import type { SectionProps } from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { MessageId } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import type { Part } from '../../shared/loading/part.ts'
import type { HomeSection, SectionWords } from './load-home.ts'

/** The words of each section: its heading if the CMS has none, and its message when it is empty. */
const ownWords: Readonly<Record<HomeSection, readonly [heading: MessageId, empty: MessageId]>> = {
  articles: ['web.home.articles', 'web.home.articles.empty'],
  instagram: ['web.home.instagram', 'web.home.instagram.empty'],
  locations: ['web.home.locations', 'web.home.locations.empty'],
  packages: ['web.home.packages', 'web.home.packages.empty'],
  schedules: ['web.home.schedules', 'web.home.schedules.empty'],
  specialists: ['web.home.specialists', 'web.home.specialists.empty'],
  testimonials: ['web.home.testimonials', 'web.home.testimonials.empty'],
  videos: ['web.home.videos', 'web.home.videos.empty'],
}

interface HomeSectionProps<Item> {
  readonly name: HomeSection
  readonly words: SectionWords
  readonly part: Part<readonly Item[]>
  readonly tone?: SectionProps['tone']
  readonly action?: SectionProps['action']
  readonly children: (items: readonly Item[]) => ReactNode
}

/** A section of the home page in all of its states: its list, an empty list, or a list that could not be loaded. */
export const HomePageSection = <Item,>({
  name,
  words,
  part,
  tone,
  action,
  children,
}: HomeSectionProps<Item>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const [own, empty] = ownWords[name]
  const content = () => {
    if (!part.ok) return <SectionError retryHref={href(locale, 'home')} />
    return part.value.length > 0 ? children(part.value) : <EmptyState title={message(empty)} />
  }
  return (
    <Section
      id={name}
      heading={words.heading ?? message(own)}
      subtitle={words.subtitle}
      tone={tone}
      action={action}
      belowFold
    >
      {content()}
    </Section>
  )
}
