import { Children } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classes } from '../lib/classes.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { useMessage } from '../messages/use-message.ts'
import * as styles from './carousel.css.ts'
import type { CarouselPosition } from './position.ts'
import { useCarousel } from './use-carousel.ts'

/** Props of {@link Carousel}. */
export interface CarouselProps {
  /** The name of the list, such as "Paket kesehatan"; the accessible name. */
  label: string
  /** How many are side by side on a desktop. Default: three. */
  items?: keyof typeof styles.items | undefined
  /** Where the buttons are: below, or over the lower start corner, which the slides must leave free. Default: below. */
  controls?: 'below' | 'over' | undefined
  /** One slide per child; all are in the document. */
  children: ReactNode
}

/**
 * A list that scrolls sideways and snaps to its items. It never moves by itself; touch, wheel,
 * arrow keys and, once script runs, two buttons move it. Nothing is hidden from screen readers, so it
 * reads as the list it is.
 */
export const Carousel = ({ label, items = 'three', controls = 'below', children }: CarouselProps): ReactElement => {
  const message = useMessage()
  const count = Children.count(children)
  const { track, position, move } = useCarousel(count)
  const hydrated = useHydrated()
  const over = controls === 'over'
  return (
    <div
      role="group"
      aria-roledescription={message('ui.carousel')}
      aria-label={label}
      className={classes(styles.root, over && styles.rootOver)}
    >
      {/* Focusable, so that the arrow keys scroll it even if no slide contains a link. */}
      <ul
        ref={track}
        role="list"
        tabIndex={0}
        aria-label={label}
        className={classes(styles.track, styles.items[items])}
      >
        {Children.map(children, (slide) => (
          <li className={styles.slide}>{slide}</li>
        ))}
      </ul>
      {hydrated && !(position.atStart && position.atEnd) && (
        <Controls position={position} count={count} move={move} over={over} />
      )}
    </div>
  )
}

interface ControlsProps {
  position: CarouselPosition
  count: number
  move: (direction: 1 | -1) => void
  over: boolean
}

/** At an end the button is marked as disabled but stays, since removing it would lose focus. */
const Controls = ({ position, count, move, over }: ControlsProps): ReactElement => {
  const message = useMessage()
  const button = (direction: 1 | -1, disabled: boolean) => (
    <span className={disabled ? styles.atEnd : undefined}>
      <IconButton
        tone={over ? 'onDeep' : 'secondary'}
        icon={direction === 1 ? 'chevronRight' : 'chevronLeft'}
        label={message(direction === 1 ? 'ui.carousel.next' : 'ui.carousel.previous')}
        aria-disabled={disabled}
        onClick={() => {
          if (!disabled) move(direction)
        }}
      />
    </span>
  )
  return (
    <div className={classes(styles.controls, over ? styles.over : styles.below)} data-print="hide">
      <p role="status" className={styles.status}>
        {message('ui.carousel.status', { index: position.index + 1, count })}
      </p>
      {button(-1, position.atStart)}
      {button(1, position.atEnd)}
    </div>
  )
}
