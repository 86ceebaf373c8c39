import type { ReactElement, ReactNode } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import type { AvatarProps } from '../avatar/avatar.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { Container } from '../layout/layout.tsx'
import { PlaceLink } from '../link/place-link.tsx'
import { useMessage } from '../messages/use-message.ts'
import { Text } from '../typography/text.tsx'
import { Verbatim } from '../typography/verbatim.tsx'
import * as styles from './area-layout.css.ts'

/** A page of the area. A locked one says why. */
export type AreaEntry =
  /** `current`: the page is this one, or below it. */
  | { label: string; icon: IconName; href: string; current?: boolean | undefined }
  | { label: string; icon: IconName; disabledReason: string }

/** Who is logged in. */
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
  /** On paper alone, above the content: whose page it is, and when it was printed. Default: nothing. */
  printed?: readonly string[] | undefined
  children: ReactNode
}

/** A personal area: the person and the menu on 4 of 12 columns, the content on 8. Stacked on a phone. */
export const AreaLayout = ({ label, person, entries, printed = [], children }: AreaLayoutProps): ReactElement => (
  <Container>
    <div className={styles.root}>
      <aside className={styles.side} data-print="hide" aria-label={label}>
        <Person {...person} />
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

/** Scrolls the bar of a phone to the entry of this page. The page itself stays where it is. */
const showCurrent = (menu: HTMLUListElement | null): void => {
  const current = menu?.querySelector<HTMLElement>('[aria-current]')
  if (menu && current)
    menu.scrollLeft = current.offsetLeft - menu.offsetLeft - (menu.clientWidth - current.offsetWidth) / 2
}

const Person = ({ name, details, photo, gender }: AreaPerson): ReactElement => (
  <div className={styles.person}>
    <Avatar size="normal" photo={photo} gender={gender} />
    <div className={styles.words}>
      <Text as="strong">
        <Verbatim>{name}</Verbatim>
      </Text>
      {details.map((detail) => (
        <Text key={detail} size="caption" tone="muted">
          {detail}
        </Text>
      ))}
    </div>
  </div>
)

const Entry = ({ entry }: { entry: AreaEntry }): ReactElement => {
  const message = useMessage()
  if ('disabledReason' in entry) {
    return (
      <div className={styles.entry} data-disabled="">
        <Icon name="lock" />
        <span className={styles.words}>
          <span>{entry.label}</span>
          <span className={styles.reason}>{message('ui.area.disabled', { reason: entry.disabledReason })}</span>
        </span>
      </div>
    )
  }
  return (
    <PlaceLink href={entry.href} className={styles.entry} aria-current={entry.current ? 'true' : undefined}>
      <Icon name={entry.icon} />
      <span>{entry.label}</span>
    </PlaceLink>
  )
}
