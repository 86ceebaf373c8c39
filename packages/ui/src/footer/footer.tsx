import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { KawungMark } from '../kawung/kawung-mark.tsx'
import { groundOnDeep } from '../kawung/kawung.css.ts'
import { Container } from '../layout/layout.tsx'
import { classes } from '../lib/classes.ts'
import type { LinkItem } from '../lib/content.ts'
import { HydrateLater } from '../lib/hydrate-later.tsx'
import { useMessage } from '../messages/use-message.ts'
import { Heading } from '../typography/heading.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import { membersOnly } from '../visitor/visitor.css.ts'
import { Contact } from './contact.tsx'
import { FooterLink } from './footer-link.tsx'
import * as styles from './footer.css.ts'
import { MapLink } from './map-link.tsx'
import type { FooterProps } from './types.ts'

/** The footer of every page: services, locations and contacts. Empty columns are left out. */
export const Footer = (props: FooterProps): ReactElement => {
  const { features, services, facilities, download, social = [], map, contact, copyright, children } = props
  const message = useMessage()
  const accounts = social.map(({ network, href, label }) => ({ icon: network, href, label }))
  return (
    <footer className={classes(styles.root, groundOnDeep)} data-print="hide">
      <Container>
        <HydrateLater>
          <div className={styles.inner}>
            {children}
            <div className={styles.columns}>
              <Links title={message('ui.footer.features')} links={features} />
              <Links title={message('ui.footer.services')} links={services} />
              <Links title={message('ui.footer.facilities')} links={facilities} />
              <Links title={message('ui.footer.download')} links={download} />
              <Links title={message('ui.footer.social')} links={accounts} />
              {map && (
                <Column kind="bare" title={message('ui.footer.map')}>
                  <MapLink {...map} />
                </Column>
              )}
              {contact && (
                <Column kind="wide" title={message('ui.footer.contact')}>
                  <Contact {...contact} />
                </Column>
              )}
            </div>
            <div className={styles.end}>
              <KawungMark onDeep />
              <p>
                <LocalizedText value={copyright} />
              </p>
            </div>
          </div>
        </HydrateLater>
      </Container>
    </footer>
  )
}

interface ColumnProps {
  /** `bare` has no title on a phone; `wide` takes a whole line there. */
  kind: keyof typeof styles.kind
  title: string
  children: ReactNode
}

const Column = ({ kind, title, children }: ColumnProps): ReactElement => (
  <div className={classes(styles.column, styles.kind[kind])}>
    <div className={styles.title[kind]}>
      <Title text={title} />
    </div>
    {children}
  </div>
)

const Title = ({ text }: { text: string }): ReactElement => (
  <Heading level={2} size={4}>
    {text}
  </Heading>
)

/** A column of links. On a phone it opens when its title is pressed. */
const Links = ({
  title,
  links = [],
}: {
  title: string
  links: readonly LinkItem[] | undefined
}): ReactElement | null => {
  if (links.length === 0) return null
  return (
    <Column kind="bare" title={title}>
      <details className={styles.fold}>
        <summary className={styles.foldTitle}>
          <Title text={title} />
          <span className={styles.chevron}>
            <Icon name="chevronDown" size="small" />
          </span>
        </summary>
        <ul role="list">
          {links.map((link) => (
            <li key={link.href} className={link.membersOnly ? membersOnly : undefined}>
              <FooterLink {...link} />
            </li>
          ))}
        </ul>
      </details>
    </Column>
  )
}
