import {
  Card,
  CardFoot,
  CardTitle,
  Grid,
  Inline,
  Link,
  LinkButton,
  PageBody,
  PageOpening,
  Text,
  useLocale,
} from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import type { PageProps } from '../../shared/page-props.ts'
import type { loadAccount } from './load-account.ts'

/** Leads patients and company users to their own area: to their account, or to a new password. */
export const AccountPage = ({ data: { purpose }, trail }: PageProps<typeof loadAccount>): ReactElement => {
  const message = useMessage()
  const forAccount = purpose === 'account'
  return (
    <>
      <PageOpening
        title={message(forAccount ? 'web.account.title' : 'web.account.password.title')}
        intro={message(forAccount ? 'web.account.intro' : 'web.account.password.intro')}
        trail={trail}
      />
      <PageBody>
        <Grid columns="halves">{forAccount ? <AccountChoices /> : <PasswordChoices />}</Grid>
      </PageBody>
    </>
  )
}

interface ChoiceProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

const Choice = ({ title, text, children }: ChoiceProps): ReactElement => (
  <Card>
    <CardTitle level={2} title={title} />
    <Text>{text}</Text>
    <CardFoot>
      <Inline>{children}</Inline>
    </CardFoot>
  </Card>
)

const AccountChoices = (): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <>
      <Choice title={message('web.account.patient')} text={message('web.account.patientText')}>
        <LinkButton icon="user" href={href(locale, 'memberLogin')}>
          {message('web.account.patientLogin')}
        </LinkButton>
        <Link look="action" href={href(locale, 'memberRegistration')}>
          {message('web.account.register')}
        </Link>
      </Choice>
      <Choice title={message('web.account.company')} text={message('web.account.companyText')}>
        <LinkButton icon="building" href={href(locale, 'companyLogin')}>
          {message('web.account.companyLogin')}
        </LinkButton>
      </Choice>
    </>
  )
}

const PasswordChoices = (): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <>
      <Choice title={message('web.account.patient')} text={message('web.account.password.patient')}>
        <LinkButton icon="lock" href={href(locale, 'memberForgotPassword')}>
          {message('web.account.password.reset')}
        </LinkButton>
      </Choice>
      <Choice title={message('web.account.company')} text={message('web.account.password.company')}>
        <LinkButton icon="mail" tone="secondary" href={href(locale, 'contact')}>
          {message('web.account.password.contact')}
        </LinkButton>
      </Choice>
    </>
  )
}
