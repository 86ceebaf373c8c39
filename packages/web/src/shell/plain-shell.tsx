import {
  Container,
  DemoMark,
  Inline,
  Link,
  NoticeBanner,
  Page,
  PageBody,
  PhoneNumber,
  telHref,
  Text,
  useLocale,
} from '@hospital/ui'
import type { HeaderProps, Locale } from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../i18n/use-message.ts'
import { href } from '../routes/href.ts'
import { useShell } from './shell-context.ts'

interface PlainShellProps {
  readonly languages: HeaderProps['languages']
  /** Path and query of the page. */
  readonly location: string
  readonly children: ReactNode
}

/** The name of each language in that language. */
const languageNames: Readonly<Record<Locale, string>> = { id: 'Bahasa Indonesia', en: 'English' }

/**
 * The shell of a page that is rendered for one visitor: the name of the site, the other language, emergency numbers, and a link to the
 * whole page. The header with its menus, and the footer, are half of a page's cost.
 */
export const PlainShell = ({ languages, location, children }: PlainShellProps): ReactElement => {
  const message = useMessage()
  const { notice, demo } = useShell()
  return (
    <Page
      notice={
        <>
          {notice !== '' && <NoticeBanner text={notice} />}
          {demo && <DemoMark />}
        </>
      }
      header={<PlainHeader languages={languages} />}
      footer={
        <footer>
          <PageBody>
            <EmergencyNumbers />
            <Link look="action" href={location}>
              {message('web.form.wholePage')}
            </Link>
          </PageBody>
        </footer>
      }
    >
      {children}
    </Page>
  )
}

const PlainHeader = ({ languages }: Pick<PlainShellProps, 'languages'>): ReactElement => {
  const current = useLocale()
  const { siteName } = useShell()
  return (
    <header>
      <Container>
        <Inline justify="between">
          <Text size="lead">
            <Link href={href(current, 'home')}>{siteName}</Link>
          </Text>
          {languages
            .filter(({ locale }) => locale !== current)
            .map(({ locale, href: address }) => (
              <Link key={locale} href={address} lang={locale} hrefLang={locale}>
                {languageNames[locale]}
              </Link>
            ))}
        </Inline>
      </Container>
    </header>
  )
}

const EmergencyNumbers = (): ReactElement => {
  const message = useMessage()
  const { topBar } = useShell()
  const [entry] = topBar.flatMap((candidate) => (candidate.kind === 'emergency' ? candidate : []))
  return (
    <>
      <Text as="strong">{message('web.emergency')}</Text>
      <Inline as="ul">
        {(entry?.contacts ?? []).map(({ name, phone }) => {
          const tel = telHref(phone)
          const number = <PhoneNumber number={phone} />
          return (
            <li key={`${name} ${phone}`}>
              <span>{name}</span> {tel ? <Link href={tel}>{number}</Link> : <span>{number}</span>}
            </li>
          )
        })}
      </Inline>
    </>
  )
}
