import { Grid, Section, SpecialtyCard } from '@hospital/ui'
import type { SectionProps, SpecialtyCardProps } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'

interface SpecialistServicesProps extends Pick<SectionProps, 'action'> {
  readonly services: readonly SpecialtyCardProps[]
}

/** The specialist services of a hospital; nothing where it has none. */
export const SpecialistServices = ({ services, action }: SpecialistServicesProps): ReactElement | null => {
  const message = useMessage()
  if (services.length === 0) return null
  return (
    <Section id="spesialis" heading={message('web.home.specialists')} action={action}>
      <Grid as="ul" gap="sm" columns="tiles">
        {services.map((service) => (
          <li key={service.href}>
            <SpecialtyCard {...service} />
          </li>
        ))}
      </Grid>
    </Section>
  )
}
