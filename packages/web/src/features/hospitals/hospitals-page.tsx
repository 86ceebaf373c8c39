import { EmptyState, Fact, Grid, HospitalCard, PageBody, PageOpening } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { PageProps } from '../../shared/page-props.ts'
import type { loadHospitals } from './load-hospitals.ts'

/** All hospitals of the group. */
export const HospitalsPage = ({ data: { hospitals }, trail }: PageProps<typeof loadHospitals>): ReactElement => {
  const message = useMessage()
  return (
    <>
      <PageOpening title={message('web.hospitals.title')} intro={message('web.hospitals.intro')} trail={trail}>
        <Fact icon="clock">{message('web.customerService')}</Fact>
      </PageOpening>
      <PageBody>
        {hospitals.length === 0 ? (
          <EmptyState title={message('web.home.locations.empty')} />
        ) : (
          <Grid as="ul" columns="broad">
            {hospitals.map((hospital) => (
              <li key={hospital.href}>
                <HospitalCard {...hospital} level={2} />
              </li>
            ))}
          </Grid>
        )}
      </PageBody>
    </>
  )
}
