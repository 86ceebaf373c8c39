import { useRef } from 'react'
import type { ReactElement } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { KawungMark } from '../kawung/kawung-mark.tsx'
import { Container } from '../layout/layout.tsx'
import { HydrateLater } from '../lib/hydrate-later.tsx'
import { telHref } from '../lib/phone.ts'
import { useScrolledPast } from '../lib/use-scrolled-past.ts'
import { Anchor } from '../link/link-context.tsx'
import { useMessage } from '../messages/use-message.ts'
import { SearchDialog } from '../search/search-dialog.tsx'
import { accountsOnly, guestsOnly } from '../visitor/visitor.css.ts'
import { DesktopMenu, SubMenu } from './desktop-menu.tsx'
import * as styles from './header.css.ts'
import { LoginChooser } from './login-chooser.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { TopBar } from './top-bar.tsx'
import type { Brand, HeaderProps, TopBarEntry } from './types.ts'
import { useMenus } from './use-menus.ts'
import { useSearch } from './use-search.ts'

/**
 * The header of every page: a line of quick links, the brand, the main menu, login and
 * language. Below 1200 px, where long labels would not fit, one menu contains all of them. Menus and links work before script runs;
 * script adds Escape, closing by a press outside, and the sticky header after 150 px of scroll, 200 below 1200 px.
 */
export const Header = (props: HeaderProps): ReactElement => {
  const { brand, topBar = [], menu, login, account, languages, search } = props
  const ref = useRef<HTMLElement>(null)
  const stuck = useScrolledPast(stickyAfter)
  const message = useMessage()
  useMenus(ref)
  const searching = useSearch(search?.onQuery)
  return (
    <header ref={ref} className={styles.root} data-stuck={stuck || undefined} data-print="hide">
      <HydrateLater>
        <TopBar
          entries={topBar}
          languages={languages}
          search={search && { ...search, onQuery: search.onQuery && searching.onBarQuery }}
          searchRef={searching.bar}
        />
      </HydrateLater>
      <Container>
        <div className={styles.bar}>
          <BrandLink {...brand} />
          <nav aria-label={message('ui.header.main')} className={styles.desktop}>
            <HydrateLater>
              <DesktopMenu menu={menu} />
            </HydrateLater>
          </nav>
          <div className={styles.desktop}>
            <HydrateLater>
              {login && (
                <div className={guestsOnly}>
                  <LoginChooser {...login} />
                </div>
              )}
              {account && (
                <div className={account.name === '' ? accountsOnly : undefined}>
                  <SubMenu
                    picture={<Avatar photo={account.photo} gender={account.gender} />}
                    label={account.name}
                    items={account.items}
                    group="main-menu"
                    atEnd
                  />
                </div>
              )}
            </HydrateLater>
          </div>
          {search && (
            <>
              <IconButton icon="search" label={message('ui.search.title')} {...searching.trigger} />
              <SearchDialog {...search} {...searching.dialog} onQuery={search.onQuery && searching.onDialogQuery} />
            </>
          )}
          <EmergencyLinks entries={topBar} />
          <div className={styles.phone}>
            <MobileMenu {...props} />
          </div>
        </div>
      </Container>
    </header>
  )
}

/** Pixels of scroll after which the header becomes sticky. */
const stickyAfter = () => (matchMedia(styles.wide).matches ? styles.stickyAfter.wide : styles.stickyAfter.mobile)

const BrandLink = ({ name, href, logo }: Brand): ReactElement => (
  <Anchor href={href} className={styles.brand}>
    {logo ? (
      <img src={logo.src} width={logo.width} height={logo.height} alt={name} className={styles.logo} />
    ) : (
      <KawungMark />
    )}
    {!logo && <span>{name}</span>}
  </Anchor>
)

/**
 * The national number, and below 1200 px the page of the emergency units. Plain links, so that they also work without script. A phone shows
 * a number of up to six characters, such as 119. A longer one would cover the brand, so an icon replaces it.
 */
const EmergencyLinks = ({ entries }: { entries: readonly TopBarEntry[] }): ReactElement | null => {
  const message = useMessage()
  const entry = entries.find((candidate) => candidate.kind === 'emergency')
  const [national] = entry?.contacts ?? []
  if (!national) return null
  return (
    <div className={styles.emergency}>
      <a href={telHref(national.phone)} aria-label={`${national.name} ${national.phone}`} className={styles.call}>
        {national.phone.length > 6 ? (
          <>
            <span className={styles.longNumber}>{national.phone}</span>
            <Icon name="phone" />
          </>
        ) : (
          national.phone
        )}
      </a>
      {entry?.href && (
        <Anchor href={entry.href} className={styles.unit}>
          {message('ui.emergency.unit')}
        </Anchor>
      )}
    </div>
  )
}
