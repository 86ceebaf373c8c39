import { Carousel, EmptyState, Section, SectionError, useLocale } from '@hospital/ui'
import type { CarouselProps, SectionProps } from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'
import { href } from '../../routes/href.ts'
import type { Part } from '../../shared/loading/part.ts'
import type { HomeSection, HomeWords } from './home-words.ts'

interface HomeSectionProps<Item> {
  readonly name: HomeSection
  readonly words: HomeWords
  readonly part: Part<readonly Item[]>
  readonly tone?: SectionProps['tone']
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
  const locale = useLocale()
  const { empty, heading, subtitle, action } = words[name]
  const content = () => {
    if (!part.ok) return <SectionError retryHref={href(locale, 'home')} />
    return part.value.length > 0 ? children(part.value) : <EmptyState title={empty} />
  }
  return (
    <Section {...section} id={name} heading={heading} subtitle={subtitle} action={action} belowFold>
      {content()}
    </Section>
  )
}

interface HomeCarouselProps<Item> extends Omit<HomeSectionProps<Item>, 'children'> {
  readonly items?: CarouselProps['items']
  readonly children: (item: Item) => ReactNode
}

/** A section with cards that scroll sideways. */
export const HomeCarousel = <Item,>({ items, children, ...section }: HomeCarouselProps<Item>): ReactElement => (
  <HomePageSection {...section}>
    {(entries: readonly Item[]) => (
      <Carousel label={section.words[section.name].label} items={items}>
        {entries.map(children)}
      </Carousel>
    )}
  </HomePageSection>
)
