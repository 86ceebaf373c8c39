import {
  ContactButtons,
  DescriptionList,
  Fact,
  Inline,
  Link,
  LinkButton,
  PageOpening,
  PhoneNumber,
  Picture,
  telHref,
  useLocale,
  whatsappHref,
} from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import type { PageProps } from '../../shared/page-props.ts'
import type { loadHospital } from './load-hospital.ts'

/** The top of a hospital's page: its picture, its address, and every way to reach it. */
export const HospitalOpening = ({ data, trail }: PageProps<typeof loadHospital>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { name, slug, cover, address, contact, fax, email, emergency } = data
  const { phone = '', whatsapp = '' } = contact
  // The hospital's own number for emergencies; the national one, which comes first, if it has none.
  const call = emergency[1] ?? emergency[0]
  const tel = call && telHref(call.phone)
  const linked = (words: string, to: string | undefined) => (to ? <Link href={to}>{words}</Link> : words)
  const lines = [
    ...(phone ? [{ term: message('web.hospital.phone'), details: linked(phone, telHref(phone)) }] : []),
    ...(whatsapp
      ? [{ term: message('web.hospital.whatsapp'), details: linked(whatsapp, whatsappHref(whatsapp)) }]
      : []),
    ...(fax ? [{ term: message('web.hospital.fax'), details: fax }] : []),
    ...(email ? [{ term: message('web.hospital.email'), details: linked(email, `mailto:${email}`) }] : []),
  ]
  return (
    <PageOpening
      title={name}
      trail={trail}
      aside={<Picture image={cover} ratio="photo" sizes="(min-width: 992px) 416px, 100vw" priority />}
    >
      {address && <Fact icon="location">{address}</Fact>}
      {lines.length > 0 && <DescriptionList compact items={lines} />}
      <Inline align="start">
        <ContactButtons {...contact} />
        {tel && (
          <LinkButton tone="emergency" size="compact" icon="phone" href={tel}>
            <span>
              {call?.name} <PhoneNumber number={call?.phone ?? ''} />
            </span>
          </LinkButton>
        )}
        <Link look="action" href={href(locale, 'hospitalAmbulance', { id: slug })}>
          {message('web.hospital.ambulanceGuide')}
        </Link>
      </Inline>
    </PageOpening>
  )
}
