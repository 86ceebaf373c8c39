import type { ReactElement } from 'react'
import { Card, CardFoot } from '../card/card.tsx'
import type { Localizable } from '../lib/content.ts'
import { Rating } from '../rating/rating.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import { Text } from '../typography/text.tsx'
import * as styles from './testimonial-card.css.ts'

/** Props of {@link TestimonialCard}. */
export interface TestimonialCardProps {
  quote: Localizable
  author: string
  /** 0 to 5. */
  rating?: number | undefined
  hospital?: string | undefined
}

/** What a patient said, who said it, and how they rated their visit. */
export const TestimonialCard = ({ quote, author, rating, hospital }: TestimonialCardProps): ReactElement => (
  <Card as="article">
    {rating !== undefined && <Rating value={rating} />}
    <blockquote className={styles.quote}>
      <LocalizedText value={quote} />
    </blockquote>
    <CardFoot>
      <p className={styles.caption}>
        <span className={styles.author}>{author}</span>
        {hospital && (
          <Text as="span" size="caption" tone="muted">
            {hospital}
          </Text>
        )}
      </p>
    </CardFoot>
  </Card>
)
