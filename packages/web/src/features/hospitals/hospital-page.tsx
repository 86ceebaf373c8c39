import {
  ArticleCard,
  Carousel,
  DoctorCard,
  RichText,
  Section,
  TestimonialCard,
  uniqueKeys,
  useLocale,
} from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import type { PageProps } from '../../shared/page-props.ts'
import { PartSection } from '../../shared/part-section.tsx'
import { SpecialistServices } from '../services/specialist-services.tsx'
import { HospitalOpening } from './hospital-opening.tsx'
import { HospitalVisits } from './hospital-visits.tsx'
import type { loadHospital } from './load-hospital.ts'

/** One hospital: how to reach it, when to visit, what it offers, and who practises there today. */
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
      <HospitalVisits visiting={data.visiting} emergency={data.emergency} />
      <Doctors data={data} />
      <HospitalOffers data={data} />
      <PartSection id="testimoni" heading={message('web.home.testimonials')} part={testimonials}>
        {(list) => {
          const keys = uniqueKeys(list, ({ author }) => author)
          return (
            <Carousel label={message('web.home.testimonials')}>
              {list.map((testimonial, index) => (
                <TestimonialCard key={keys[index]} {...testimonial} hospital={undefined} />
              ))}
            </Carousel>
          )
        }}
      </PartSection>
    </>
  )
}

type Part = Pick<PageProps<typeof loadHospital>, 'data'>

const Doctors = ({ data: { doctors, schedulesHref } }: Part): ReactElement => {
  const message = useMessage()
  return (
    <PartSection
      id="dokter"
      heading={message('web.hospital.doctors')}
      part={doctors}
      empty={message('web.home.schedules.empty')}
      action={{ label: message('web.all.schedules'), href: schedulesHref }}
    >
      {(list) => {
        const keys = uniqueKeys(list, (doctor) => doctor.href)
        return (
          <Carousel label={message('web.hospital.doctors')}>
            {list.map((doctor, index) => (
              <DoctorCard key={keys[index]} {...doctor} />
            ))}
          </Carousel>
        )
      }}
    </PartSection>
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
