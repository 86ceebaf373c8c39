import { DoctorCard, Grid, PageBody, PageOpening, Pagination, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import type { PageProps } from '../../shared/page-props.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { DoctorFilters } from './doctor-filters.tsx'
import type { DoctorsData, loadDoctors } from './load-doctors.ts'
import { NoDoctors } from './no-doctors.tsx'

/** The doctors of the group. */
export const DoctorsPage = ({
  data: { form, pages, doctors, instead },
  trail,
}: PageProps<typeof loadDoctors>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <>
      {/* On a phone the first doctor in the results is on the first screen. */}
      <PageOpening
        title={message('web.doctors.title')}
        intro={form.active.length === 0 ? message('web.doctors.intro') : undefined}
        trail={trail}
      />
      <PageBody>
        <DoctorFilters
          form={form}
          label={message('web.doctors.filter')}
          status={message('web.doctors.found', { count: pages.total })}
        />
        {doctors.length === 0 ? (
          <NoDoctors
            title={message('web.doctors.empty')}
            hint={message('web.doctors.emptyHint')}
            all={form.active.length > 0 ? { label: message('web.doctors.all'), href: form.action } : undefined}
            instead={instead}
          />
        ) : (
          <DoctorCards doctors={doctors} />
        )}
        <Pagination
          {...pages}
          label={message('web.doctors.title')}
          hrefOf={(page) => href(locale, 'doctors', undefined, pageQuery(pages, page))}
        />
      </PageBody>
    </>
  )
}

const DoctorCards = ({ doctors }: Pick<DoctorsData, 'doctors'>): ReactElement => (
  <Grid as="ul" columns="broad">
    {doctors.map((doctor) => (
      <li key={doctor.href}>
        <DoctorCard {...doctor} level={2} />
      </li>
    ))}
  </Grid>
)
