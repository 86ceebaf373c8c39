import { EmptyState, Section, SectionError, useLocale } from '@hospital/ui'
import type { SectionProps } from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../app/messages.ts'
import type { HomeSection, SectionWords } from '../loaders/home.ts'
import type { Part } from '../loaders/part.ts'
import { href } from '../routes/href.ts'

interface HomeSectionProps<Item> {
  readonly name: HomeSection
  readonly words: SectionWords
  readonly part: Part<readonly Item[]>
  readonly tone?: SectionProps['tone']
  readonly action?: SectionProps['action']
  readonly children: (items: readonly Item[]) => ReactNode
}

/** A section of the home page in all of its states: its list, an empty list, or a list that could not be loaded. */
export const HomePageSection = <Item,>({ name, words, part, tone, action, children }: HomeSectionProps<Item>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const content = () => {
    if (!part.ok) return <SectionError retryHref={href(locale, 'home')} />
    return part.value.length > 0 ? children(part.value) : <EmptyState title={message(`web.home.${name}.empty`)} />
  }
  return (
    <Section id={name} heading={words.heading ?? message(`web.home.${name}`)} subtitle={words.subtitle} tone={tone} action={action}>
      {content()}
    </Section>
  )
}
