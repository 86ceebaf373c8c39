import {
  DescriptionList,
  Inline,
  Link,
  LinkButton,
  LocalizedText,
  openingSizes,
  PageOpening,
  Picture,
  Stack,
  useLocale,
} from '@hospital/ui'
import type { DoctorCardProps, LinkItem } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { partOr } from '../../shared/loading/part.ts'
import type { PageProps } from '../../shared/page-props.ts'
import type { loadFeaturedService } from './load-featured-service.ts'

/** How many doctors fit on a phone's first screen. */
const firstDoctors = 2

/** The top of a featured service's page: description, hospitals, doctors, and how to book. */
export const FeaturedServiceOpening = ({ data, trail }: PageProps<typeof loadFeaturedService>): ReactElement => {
  const message = useMessage()
  const { name, intro, cover, hospitals, specialists, appointmentHref } = data
  const doctors = specialists ? partOr(specialists.doctors, []) : []
  return (
    <PageOpening
      title={name}
      intro={intro}
      trail={trail}
      portrait={<Picture image={cover} ratio="square" sizes={openingSizes.portrait} priority />}
    >
      <Inline gap="xs">
        <LinkButton icon="calendar" href={appointmentHref}>
          {message('web.doctor.appointment')}
        </LinkButton>
      </Inline>
      {hospitals.length > 0 && (
        <DescriptionList
          compact
          items={[{ term: message('web.service.where'), details: <HospitalLinks hospitals={hospitals} /> }]}
        />
      )}
      <Stack as="ul" gap="xs">
        {doctors.slice(0, firstDoctors).map((doctor) => (
          <li key={doctor.href}>
            <DoctorLine {...doctor} />
          </li>
        ))}
      </Stack>
      {doctors.length > firstDoctors && (
        <Link look="action" href="#dokter">
          {message('web.service.allDoctors')}
        </Link>
      )}
    </PageOpening>
  )
}

const HospitalLinks = ({ hospitals }: { readonly hospitals: readonly LinkItem[] }): ReactElement => (
  <Inline as="ul" gap="xs">
    {hospitals.map(({ label, href }) => (
      <li key={href}>
        <Link href={href}>
          <LocalizedText value={label} />
        </Link>
      </li>
    ))}
  </Inline>
)

const DoctorLine = ({ name, href, appointmentHref, bookingLabel }: DoctorCardProps): ReactElement => {
  const message = useMessage()
  const label = bookingLabel ?? message('web.doctor.appointment')
  return (
    <Inline justify="between" gap="xs">
      <Link look="action" href={href}>
        <LocalizedText value={{ text: name, lang: useLocale(), isName: true }} />
      </Link>
      {appointmentHref && (
        <LinkButton tone="secondary" size="compact" href={appointmentHref} aria-label={`${label}, ${name}`}>
          {label}
        </LinkButton>
      )}
    </Inline>
  )
}
