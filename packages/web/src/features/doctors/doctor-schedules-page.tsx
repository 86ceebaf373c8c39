import { PageBody, PageOpening, Pagination, PracticeCard, Stack, uniqueKeys, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import type { PageProps } from '../../shared/page-props.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { SitePrintHead } from '../../shell/print-head.tsx'
import { DoctorFilters } from './doctor-filters.tsx'
import type { DoctorSchedulesData, loadDoctorSchedules } from './load-doctor-schedules.ts'
import { NoDoctors } from './no-doctors.tsx'

/** The doctors' schedules: places and hours of practice, and today's states. */
export const DoctorSchedulesPage = ({
  data: { form, pages, doctors, instead, printed },
  trail,
}: PageProps<typeof loadDoctorSchedules>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <>
      <SitePrintHead {...printed} />
      {/* On a phone the first doctor in the results is on the first screen. */}
      <PageOpening
        title={message('web.schedules.title')}
        intro={form.active.length === 0 ? message('web.schedules.intro') : undefined}
        trail={trail}
      />
      <PageBody>
        <DoctorFilters
          form={form}
          label={message('web.schedules.filter')}
          status={message('web.schedules.found', { count: pages.total })}
        />
        {doctors.length === 0 ? (
          <NoDoctors
            title={message('web.schedules.empty')}
            hint={message('web.schedules.emptyHint')}
            all={form.active.length > 0 ? { label: message('web.schedules.all'), href: form.action } : undefined}
            instead={instead}
          />
        ) : (
          <PracticeCards doctors={doctors} />
        )}
        <Pagination
          {...pages}
          label={message('web.schedules.title')}
          hrefOf={(page) => href(locale, 'doctorSchedules', undefined, pageQuery(pages, page))}
        />
      </PageBody>
    </>
  )
}

/** One card for each hospital of a doctor. */
const PracticeCards = ({ doctors }: Pick<DoctorSchedulesData, 'doctors'>): ReactElement => {
  const keys = uniqueKeys(doctors, (doctor) => `${doctor.href} ${doctor.hospital}`)
  return (
    <Stack as="ul">
      {doctors.map((doctor, index) => (
        <li key={keys[index]}>
          <PracticeCard {...doctor} level={2} />
        </li>
      ))}
    </Stack>
  )
}
