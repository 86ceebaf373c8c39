import { Carousel, DoctorCard, plainText } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { PartSection } from '../../shared/part-section.tsx'
import type { Specialists } from './load-specialists.ts'

interface SpecialistsSectionProps extends Specialists {
  readonly subtitle?: string
}

/** Some doctors of a specialty with the next times that can be booked, and the way to all of them. */
export const SpecialistsSection = ({
  specialty,
  doctors,
  schedulesHref,
  subtitle,
}: SpecialistsSectionProps): ReactElement => {
  const message = useMessage()
  const heading = message('web.doctors.ofSpecialty', { specialty: plainText(specialty) })
  return (
    <PartSection
      id="dokter"
      heading={heading}
      subtitle={subtitle}
      part={doctors}
      tone="sand"
      action={{ label: message('web.all.schedules'), href: schedulesHref }}
    >
      {(list) => (
        <Carousel label={heading}>
          {list.map((doctor) => (
            <DoctorCard key={doctor.href} {...doctor} />
          ))}
        </Carousel>
      )}
    </PartSection>
  )
}
