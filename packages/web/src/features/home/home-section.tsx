import { Carousel, EmptyState, Section, SectionError, useLocale } from '@hospital/ui'
import type { CarouselProps, SectionProps } from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { MessageId } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import type { Part } from '../../shared/loading/part.ts'
import type { HomeData, HomeSection } from './load-home.ts'

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
  readonly words: HomeData['words']
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
  children,
  ...section
}: HomeSectionProps<Item>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const [own, empty] = ownWords[name]
  const { heading = message(own), subtitle } = words[name]
  const content = () => {
    if (!part.ok) return <SectionError retryHref={href(locale, 'home')} />
    return part.value.length > 0 ? children(part.value) : <EmptyState title={message(empty)} />
  }
  return (
    <Section {...section} id={name} heading={heading} subtitle={subtitle} belowFold>
      {content()}
    </Section>
  )
}

interface HomeCarouselProps<Item> extends Omit<HomeSectionProps<Item>, 'children'> {
  readonly items?: CarouselProps['items']
  readonly children: (item: Item) => ReactNode
}

/** A section whose cards are moved sideways. */
export const HomeCarousel = <Item,>({ items, children, ...section }: HomeCarouselProps<Item>): ReactElement => {
  const message = useMessage()
  return (
    <HomePageSection {...section}>
      {(entries: readonly Item[]) => (
        <Carousel label={message(ownWords[section.name][0])} items={items}>
          {entries.map(children)}
        </Carousel>
      )}
    </HomePageSection>
  )
}
