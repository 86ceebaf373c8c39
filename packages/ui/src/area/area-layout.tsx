import type { ReactElement, ReactNode } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import type { AvatarProps } from '../avatar/avatar.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { Container } from '../layout/layout.tsx'
import { showCurrent } from '../lib/show-current.ts'
import { PlaceLink } from '../link/place-link.tsx'
import { useMessage } from '../messages/use-message.ts'
import { Text } from '../typography/text.tsx'
import { Verbatim } from '../typography/verbatim.tsx'
import * as styles from './area-layout.css.ts'

/** The fields of every entry of the menu. */
interface AreaEntryWords {
  label: string
  /** The label in the bar of a phone or tablet, where all entries must fit in 288 px. Default: the label. */
  shortLabel?: string | undefined
  icon: IconName
}

/** A page of the area. A locked entry says why. */
export type AreaEntry = AreaEntryWords &
  (
    | {
        href: string
        /** Whether the entry leads to the current page, or to one above it. */
        current?: boolean | undefined
        /** Marks the entry and says why in a few words, such as "2 baru". A bar has room only for the mark. */
        news?: string | undefined
      }
    | { disabledReason: string }
  )

/** The logged-in person. */
export interface AreaPerson extends Pick<AvatarProps, 'photo' | 'gender'> {
  name: string
  /** E-mail address, phone number, company: one line each. */
  details: readonly string[]
}

/** Props of {@link AreaLayout}. */
export interface AreaLayoutProps {
  /** The area's name, such as "Menu pasien". */
  label: string
  person: AreaPerson
  entries: readonly AreaEntry[]
  /** The control that ends the session, beside the person. Default: nothing. */
  end?: ReactNode
  /** Only on paper, above the content: the owner of the page, and the day of printing. Default: nothing. */
  printed?: readonly string[] | undefined
  children: ReactNode
}

/**
 * A personal area: the person and the menu on 4 of 12 columns, the content on 8. On a phone the person is one line and the menu a bar, so
 * that the content begins on the first screen.
 */
export const AreaLayout = ({ label, person, entries, end, printed = [], children }: AreaLayoutProps): ReactElement => (
  <Container>
    <div className={styles.root}>
      <aside className={styles.side} data-print="hide" aria-label={label}>
        <Person {...person} end={end} />
        <nav aria-label={label}>
          <ul role="list" ref={showCurrent} className={styles.menu}>
            {entries.map((entry) => (
              <li key={entry.label}>
                <Entry entry={entry} />
              </li>
            ))}
          </ul>
        </nav>
      </aside>
      <div className={styles.content}>
        {printed.length > 0 && (
          <div className={styles.printed}>
            {printed.map((text) => (
              <Text key={text} as="span" size="caption">
                {text}
              </Text>
            ))}
          </div>
        )}
        {children}
      </div>
    </div>
  </Container>
)

const Person = ({ name, details, photo, gender, end }: AreaPerson & Pick<AreaLayoutProps, 'end'>): ReactElement => (
  <div className={styles.person}>
    <div className={styles.portrait}>
      <Avatar size="normal" photo={photo} gender={gender} />
    </div>
    <div className={styles.words}>
      <Text as="strong">
        <Verbatim>{name}</Verbatim>
      </Text>
      {details.map((detail) => (
        <span key={detail} className={styles.detail}>
          {detail}
        </span>
      ))}
    </div>
    {end && <div className={styles.end}>{end}</div>}
  </div>
)

const Entry = ({ entry }: { entry: AreaEntry }): ReactElement => {
  const message = useMessage()
  if ('disabledReason' in entry) {
    return (
      <div className={styles.entry} data-disabled="">
        <Icon name="lock" />
        <span className={styles.words}>
          <Label {...entry} />
          <span className={styles.reason}>{message('ui.area.disabled', { reason: entry.disabledReason })}</span>
        </span>
      </div>
    )
  }
  return (
    <PlaceLink href={entry.href} className={styles.entry} aria-current={entry.current ? 'true' : undefined}>
      {entry.news === undefined ? (
        <Icon name={entry.icon} />
      ) : (
        <span className={styles.marked}>
          <Icon name={entry.icon} />
        </span>
      )}
      <Label {...entry} />
      {entry.news !== undefined && <span className={styles.news}> {entry.news}</span>}
    </PlaceLink>
  )
}

const Label = ({ label, shortLabel }: AreaEntryWords): ReactElement =>
  shortLabel === undefined ? (
    <span>{label}</span>
  ) : (
    <>
      <span className={styles.full}>{label}</span>
      <span className={styles.short}>{shortLabel}</span>
    </>
  )
