import type { ReactElement, RefObject } from 'react'
import { Container } from '../layout/layout.tsx'
import { classes } from '../lib/classes.ts'
import { plainText } from '../lib/content.ts'
import { PlaceLink } from '../link/place-link.tsx'
import { useMessage } from '../messages/use-message.ts'
import { membersOnly } from '../visitor/visitor.css.ts'
import { MenuWords } from './desktop-menu.tsx'
import { EmergencyButton } from './emergency-button.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { SearchForm } from './search-form.tsx'
import * as styles from './top-bar.css.ts'
import type { LanguageOption, SearchTarget, TopBarEntry } from './types.ts'

/** Props of {@link TopBar}. */
export interface TopBarProps {
  entries: readonly TopBarEntry[]
  languages: readonly LanguageOption[]
  search?: SearchTarget | undefined
  /** The element around the search field. */
  searchRef?: RefObject<HTMLDivElement | null> | undefined
}

/** The line above the header on wide windows; below 1200 px its entries are in the menu. */
export const TopBar = ({ entries, languages, search, searchRef }: TopBarProps): ReactElement => {
  const message = useMessage()
  return (
    <div className={styles.root} data-top-bar="">
      <Container>
        <div className={styles.row}>
          <nav aria-label={message('ui.header.quick')}>
            <ul role="list" className={styles.list}>
              {entries.map((entry) => (
                <li
                  key={plainText(entry.label)}
                  className={entry.kind === 'link' && entry.membersOnly ? membersOnly : undefined}
                >
                  <Entry entry={entry} />
                </li>
              ))}
            </ul>
          </nav>
          {search && (
            <div ref={searchRef} className={styles.search}>
              <SearchForm {...search} />
            </div>
          )}
          <LanguageSwitch languages={languages} />
        </div>
      </Container>
    </div>
  )
}

const Entry = ({ entry }: { entry: TopBarEntry }): ReactElement => {
  if (entry.kind === 'emergency') {
    return (
      <EmergencyButton
        label={entry.label}
        contacts={entry.contacts}
        className={classes(styles.entry, styles.emergency)}
      />
    )
  }
  return (
    <PlaceLink href={entry.href} className={styles.entry}>
      <MenuWords {...entry} />
    </PlaceLink>
  )
}
