import {
  ContactButtons,
  DescriptionList,
  Fact,
  Inline,
  Link,
  LinkButton,
  openingSizes,
  PageOpening,
  PhoneNumber,
  Picture,
  telHref,
  useLocale,
  whatsappHref,
} from '@hospital/ui'
import type { Description } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { Message } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import type { PageProps } from '../../shared/page-props.ts'
import type { loadHospital } from './load-hospital.ts'

type Hospital = PageProps<typeof loadHospital>['data']

const linked = (words: string, to: string | undefined) => (to ? <Link href={to}>{words}</Link> : words)

/** The hospital's numbers and mail address, if it has them. */
const contactLines = ({ contact, fax, email }: Hospital, message: Message): readonly Description[] => {
  const { phone = '', whatsapp = '' } = contact
  return [
    ...(phone ? [{ term: message('web.hospital.phone'), details: linked(phone, telHref(phone)) }] : []),
    ...(whatsapp
      ? [{ term: message('web.hospital.whatsapp'), details: linked(whatsapp, whatsappHref(whatsapp)) }]
      : []),
    ...(fax ? [{ term: message('web.hospital.fax'), details: fax }] : []),
    ...(email ? [{ term: message('web.hospital.email'), details: linked(email, `mailto:${email}`) }] : []),
  ]
}

/** The top of a hospital's page: its picture, its address, and every way to reach it. */
export const HospitalOpening = ({ data, trail }: PageProps<typeof loadHospital>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { name, slug, cover, address, mapHref, contact, visiting, about } = data
  const lines = contactLines(data, message)
  return (
    <PageOpening
      title={name}
      text={about}
      trail={trail}
      aside={<Picture image={cover} ratio="photo" sizes={openingSizes.aside} priority />}
    >
      {address && (
        <Fact icon="location">
          <span>{address}</span> {mapHref && <Link href={mapHref}>{message('web.contact.directions')}</Link>}
        </Fact>
      )}
      <EmergencyCalls emergency={data.emergency} />
      <ContactButtons {...contact} />
      {visiting.hours.length > 0 && (
        <Fact icon="users">
          <Link href="#kunjungan">{message('web.hospital.visitingHours')}</Link>{' '}
          <span>{visiting.hours.join(', ')}</span>
          <br />
          <span>{message(visiting.isNow ? 'web.hospital.visitingNow' : 'web.hospital.notVisitingNow')}</span>
        </Fact>
      )}
      {lines.length > 0 && <DescriptionList compact items={lines} />}
      <Link look="action" href={href(locale, 'hospitalAmbulance', { id: slug })}>
        {message('web.hospital.ambulanceGuide')}
      </Link>
    </PageOpening>
  )
}

const EmergencyCalls = ({ emergency }: Pick<Hospital, 'emergency'>): ReactElement => {
  // The hospital's own emergency numbers: the header of the page has the national one, which comes first.
  const calls = emergency.length > 1 ? emergency.slice(1, 3) : emergency
  return (
    <Inline align="start" gap="xs">
      {calls.map((call) => {
        const tel = telHref(call.phone)
        return (
          tel && (
            <LinkButton key={call.phone} tone="emergency" size="compact" icon="phone" href={tel}>
              <span>
                <span>{call.name}</span> <PhoneNumber number={call.phone} />
              </span>
            </LinkButton>
          )
        )
      })}
    </Inline>
  )
}
