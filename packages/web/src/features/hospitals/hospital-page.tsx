import {
  ArticleCard,
  Carousel,
  DoctorCard,
  Grid,
  Heading,
  RichText,
  Section,
  Stack,
  TestimonialCard,
  Text,
  useLocale,
} from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import type { PageProps } from '../../shared/page-props.ts'
import { PartCarousel } from '../../shared/part-carousel.tsx'
import { EmergencyNumbers } from '../../shell/emergency-numbers.tsx'
import { SpecialistServices } from '../services/specialist-services.tsx'
import { HospitalOpening } from './hospital-opening.tsx'
import type { loadHospital } from './load-hospital.ts'

/** One hospital: contacts, visiting hours, services, and today's doctors. */
export const HospitalPage = ({ data, trail }: PageProps<typeof loadHospital>): ReactElement => {
  const message = useMessage()
  const { name, about, testimonials } = data
  return (
    <>
      <HospitalOpening data={data} trail={trail} />
      {about.length > 0 && (
        <Section id="tentang" heading={message('web.hospital.about', { hospital: name })}>
          <RichText nodes={about} />
        </Section>
      )}
      <HospitalVisits data={data} />
      <Doctors data={data} />
      <HospitalOffers data={data} />
      <PartCarousel
        id="testimoni"
        heading={message('web.home.testimonials')}
        part={testimonials}
        keyOf={({ author }) => author}
      >
        {(testimonial) => <TestimonialCard {...testimonial} hospital={undefined} />}
      </PartCarousel>
    </>
  )
}

type Part = Pick<PageProps<typeof loadHospital>, 'data'>

/** The visiting hours, the rules for visitors, and the emergency numbers. */
const HospitalVisits = ({ data: { visiting, emergency } }: Part): ReactElement => {
  const { hours, rules } = visiting
  const message = useMessage()
  return (
    <Section id="kunjungan" heading={message('web.hospital.visits')} tone="tint">
      <Grid columns="halves">
        <Stack>
          <Heading level={3}>{message('web.hospital.visitingHours')}</Heading>
          {hours.length === 0 && <Text>{message('web.hospital.visitingHours.none')}</Text>}
          {hours.map((span) => (
            <Text key={span} as="strong">
              {span}
            </Text>
          ))}
          {rules.length > 0 && <RichText nodes={rules} />}
        </Stack>
        <Stack>
          <Heading level={3}>{message('web.hospital.emergency')}</Heading>
          <EmergencyNumbers numbers={emergency} />
        </Stack>
      </Grid>
    </Section>
  )
}

const Doctors = ({ data: { doctors, schedulesHref } }: Part): ReactElement => {
  const message = useMessage()
  return (
    <PartCarousel
      id="dokter"
      heading={message('web.hospital.doctors')}
      part={doctors}
      empty={message('web.home.schedules.empty')}
      action={{ label: message('web.all.schedules'), href: schedulesHref }}
      keyOf={(doctor) => doctor.href}
    >
      {(doctor) => <DoctorCard {...doctor} />}
    </PartCarousel>
  )
}

const HospitalOffers = ({ data: { slug, featured, specialists } }: Part): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const all = { label: message('web.hospital.allServices'), href: href(locale, 'hospitalServices', { id: slug }) }
  return (
    <>
      {featured.length > 0 && (
        <Section id="unggulan" heading={message('web.services.title')} tone="tint">
          <Carousel label={message('web.services.title')} items="four">
            {featured.map((service) => (
              <ArticleCard key={service.href} {...service} />
            ))}
          </Carousel>
        </Section>
      )}
      <SpecialistServices services={specialists} action={all} />
    </>
  )
}
