import { ContactButtons, DescriptionList, Fact, Inline, Link, LinkButton, PageOpening, Picture, telHref, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../app/messages.ts'
import { href } from '../routes/href.ts'
import type { PageProps } from './modules.ts'

/** The top of a hospital's page: its picture, its address, and every way to reach it. */
export const HospitalOpening = ({ data, trail }: PageProps<'hospital'>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { name, slug, cover, address, contact, fax, email } = data
  const { phone = '', whatsapp } = contact
  const tel = telHref(phone)
  const lines = [
    ...(phone ? [{ term: message('web.hospital.phone'), details: tel ? <Link href={tel}>{phone}</Link> : phone }] : []),
    ...(whatsapp ? [{ term: message('web.hospital.whatsapp'), details: whatsapp }] : []),
    ...(fax ? [{ term: message('web.hospital.fax'), details: fax }] : []),
    ...(email ? [{ term: message('web.hospital.email'), details: <Link href={`mailto:${email}`}>{email}</Link> }] : []),
  ]
  return (
    <PageOpening title={name} trail={trail} aside={<Picture image={cover} ratio="photo" sizes="(min-width: 992px) 416px, 100vw" priority />}>
      {address && <Fact icon="location">{address}</Fact>}
      {lines.length > 0 && <DescriptionList items={lines} />}
      <Inline align="start">
        <ContactButtons {...contact} />
        <LinkButton tone="emergency" icon="phone" href={href(locale, 'hospitalAmbulance', { id: slug })}>
          {message('web.hospital.ambulance')}
        </LinkButton>
      </Inline>
    </PageOpening>
  )
}
