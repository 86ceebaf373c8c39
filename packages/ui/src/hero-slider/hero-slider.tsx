import type { ReactElement } from 'react'
import { LinkButton } from '../button/link-button.tsx'
import { Carousel } from '../carousel/carousel.tsx'
import { groundOnDeep } from '../kawung/kawung.css.ts'
import { Container } from '../layout/layout.tsx'
import { classes } from '../lib/classes.ts'
import type { ImageSource, Localizable } from '../lib/content.ts'
import { plainText } from '../lib/content.ts'
import { HydrateLater } from '../lib/hydrate-later.tsx'
import { Picture } from '../media/picture.tsx'
import { useMessage } from '../messages/use-message.ts'
import { Heading } from '../typography/heading.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import { Text } from '../typography/text.tsx'
import * as styles from './hero-slider.css.ts'

/** One slide of the hero: a picture and its text. */
export interface HeroSlide {
  title: Localizable
  text?: Localizable | undefined
  href?: string | undefined
  image?: ImageSource | undefined
}

/** Props of {@link HeroSlider}. */
export interface HeroSliderProps {
  slides: readonly HeroSlide[]
  /** The level of the titles. Default: 2, below the page's own title. */
  level?: 1 | 2 | undefined
}

/**
 * The top of the home page. The text has its own background, so that it is readable
 * over any picture. Only the first picture is fetched eagerly, with high priority.
 */
export const HeroSlider = ({ slides, level = 2 }: HeroSliderProps): ReactElement | null => {
  const message = useMessage()
  const [only] = slides
  if (!only) return null
  const shown = slides.map((slide, index) =>
    index === 0 ? (
      <Slide key={plainText(slide.title)} slide={slide} first level={level} />
    ) : (
      <HydrateLater key={plainText(slide.title)}>
        <Slide slide={slide} first={false} level={2} />
      </HydrateLater>
    ),
  )
  return (
    <div className={styles.root}>
      <Container>
        {slides.length === 1 ? (
          shown
        ) : (
          <Carousel label={message('ui.hero.label')} items="one" controls="over">
            {shown}
          </Carousel>
        )}
      </Container>
    </div>
  )
}

interface SlideProps {
  slide: HeroSlide
  first: boolean
  level: 1 | 2
}

const Slide = ({ slide, first, level }: SlideProps): ReactElement => {
  const message = useMessage()
  return (
    <div className={styles.slide}>
      <div className={classes(styles.panel, groundOnDeep)}>
        <Heading level={level} size={1}>
          <LocalizedText value={slide.title} />
        </Heading>
        {slide.text && (
          <div className={styles.text}>
            <Text size="lead">
              <LocalizedText value={slide.text} />
            </Text>
          </div>
        )}
        {slide.href && (
          <LinkButton
            tone="onDeep"
            href={slide.href}
            aria-label={message('ui.hero.moreAbout', { title: plainText(slide.title) })}
          >
            {message('ui.hero.more')}
          </LinkButton>
        )}
      </div>
      <div className={styles.picture}>
        <Picture
          image={slide.image}
          ratio="fill"
          priority={first}
          sizes="(min-width: 1270px) 740px, (min-width: 992px) 58vw, 30vw"
        />
      </div>
    </div>
  )
}
