import { ContactButtons, EmptyState, Grid, Inline, LinkButton, LocalizedText, Stack, Text } from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { InsteadOfDoctors } from './load-instead.ts'

interface NoDoctorsProps {
  readonly title: string
  readonly hint: string
  /** The whole list, if this one has filters. */
  readonly all: { readonly label: string; readonly href: string } | undefined
  readonly instead: InsteadOfDoctors | undefined
}

/** Replaces an empty list: other searches that lead to doctors, and whom to call. */
export const NoDoctors = ({ title, hint, all, instead }: NoDoctorsProps): ReactElement => {
  const { links, contacts } = instead ?? { links: [], contacts: [] }
  const toAll = all && (
    <LinkButton tone={links.length > 0 ? 'quiet' : 'primary'} href={all.href}>
      {all.label}
    </LinkButton>
  )
  return (
    <>
      {links.length === 0 ? (
        <EmptyState title={title} message={hint} action={toAll} />
      ) : (
        <Instead title={title} links={links} toAll={toAll} />
      )}
      {contacts.length > 0 && <Contacts contacts={contacts} />}
    </>
  )
}

interface InsteadProps extends Pick<NoDoctorsProps, 'title'>, Pick<InsteadOfDoctors, 'links'> {
  /** The link to the whole list. */
  readonly toAll: ReactNode
}

const Instead = ({ title, links, toAll }: InsteadProps): ReactElement => {
  const message = useMessage()
  return (
    <Stack>
      <Stack gap="xs">
        <Text as="strong" size="lead">
          {title}
        </Text>
        <Text tone="muted">{message('web.doctors.instead')}</Text>
      </Stack>
      <Inline as="ul" gap="xs">
        {links.map(({ label, href }) => (
          <li key={href}>
            <LinkButton tone="secondary" size="compact" href={href}>
              <LocalizedText value={label} />
            </LinkButton>
          </li>
        ))}
        {toAll && <li>{toAll}</li>}
      </Inline>
    </Stack>
  )
}

const Contacts = ({ contacts }: Pick<InsteadOfDoctors, 'contacts'>): ReactElement => {
  const message = useMessage()
  return (
    <Stack>
      <Text>{message('web.doctors.instead.call')}</Text>
      <Grid as="ul" gap="md">
        {contacts.map((contact) => (
          <li key={contact.name}>
            <Stack gap="xs">
              <Text as="strong">{contact.name}</Text>
              <ContactButtons {...contact} hours={undefined} />
            </Stack>
          </li>
        ))}
      </Grid>
    </Stack>
  )
}
