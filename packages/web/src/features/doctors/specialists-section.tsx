import { DoctorCard, plainText } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { PartCarousel } from '../../shared/part-carousel.tsx'
import type { Specialists } from './load-specialists.ts'

interface SpecialistsSectionProps extends Specialists {
  readonly subtitle?: string
}

/** Some doctors of a specialty with their next bookable times, and the link to all of them. */
export const SpecialistsSection = ({
  specialty,
  doctors,
  schedulesHref,
  subtitle,
}: SpecialistsSectionProps): ReactElement => {
  const message = useMessage()
  const heading = message('web.doctors.ofSpecialty', { specialty: plainText(specialty) })
  return (
    <PartCarousel
      id="dokter"
      heading={heading}
      subtitle={subtitle}
      part={doctors}
      tone="sand"
      action={{ label: message('web.all.schedules'), href: schedulesHref }}
      keyOf={(doctor) => doctor.href}
    >
      {(doctor) => <DoctorCard {...doctor} />}
    </PartCarousel>
  )
}
