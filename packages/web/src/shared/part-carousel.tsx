import { Carousel, uniqueKeys } from '@hospital/ui'
import type { CarouselProps } from '@hospital/ui'
import { Fragment } from 'react'
import type { ReactElement } from 'react'
import { PartSection } from './part-section.tsx'
import type { PartSectionProps } from './part-section.tsx'

interface PartCarouselProps<Item>
  extends Omit<PartSectionProps<Item>, 'children' | 'heading'>, Pick<CarouselProps, 'items'> {
  /** The heading, which is also the name of the carousel. */
  readonly heading: string
  /** A key for each item, such as its address. */
  readonly keyOf: (item: Item) => string
  /** The card of an item. */
  readonly children: (item: Item) => ReactElement
}

/** A section of a page whose list is a carousel of cards. */
export const PartCarousel = <Item,>({ items, keyOf, children, ...section }: PartCarouselProps<Item>): ReactElement => (
  <PartSection {...section}>
    {(list) => {
      const keys = uniqueKeys(list, keyOf)
      return (
        <Carousel label={section.heading} items={items}>
          {list.map((item, index) => (
            <Fragment key={keys[index]}>{children(item)}</Fragment>
          ))}
        </Carousel>
      )
    }}
  </PartSection>
)
