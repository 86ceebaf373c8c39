import { ArticleCard, EmptyState, Grid, PageBody, PageOpening, Section } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { PageProps } from '../../shared/page-props.ts'
import { SpecialistServices } from '../services/specialist-services.tsx'
import type { loadHospitalServices } from './load-hospital-services.ts'

/** Everything that a hospital offers. */
export const HospitalServicesPage = ({
  data: { hospital, featured, specialists },
  trail,
}: PageProps<typeof loadHospitalServices>): ReactElement => {
  const message = useMessage()
  return (
    <>
      <PageOpening
        title={message('web.hospitalServices.title', { hospital })}
        intro={message('web.hospitalServices.intro', { hospital })}
        trail={trail}
      />
      {featured.length + specialists.length === 0 && (
        <PageBody>
          <EmptyState title={message('web.hospitalServices.empty')} />
        </PageBody>
      )}
      <SpecialistServices services={specialists} />
      {featured.length > 0 && (
        <Section heading={message('web.services.title')} tone="tint">
          <Grid as="ul">
            {featured.map((service) => (
              <li key={service.href}>
                <ArticleCard {...service} />
              </li>
            ))}
          </Grid>
        </Section>
      )}
    </>
  )
}
