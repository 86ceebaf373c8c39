import { Card, Heading, LinkButton, Text, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import { storeEmployee } from '../referrals/employee-handover.ts'
import { foundEmployee } from '../referrals/found-employee.ts'
import type { EmployeeDetail } from './employee.ts'
import { referralOffer } from './referral-offer.ts'

interface EmployeeReferralsProps {
  readonly employee: EmployeeDetail
  readonly isAdmin: boolean
}

/** The number of referrals of this employee after work accidents, and a link to a new referral. */
export const EmployeeReferrals = ({ employee, isAdmin }: EmployeeReferralsProps): ReactElement => {
  const message = useMessage()
  const { jumlah_rujukan_kecelakaan: count } = employee
  return (
    <Card>
      <Heading level={2} size={4}>
        {message('web.company.employee.accident')}
      </Heading>
      <p>
        {count === 0
          ? message('web.company.employee.noReferral')
          : message('web.company.employee.referrals', { count })}
      </p>
      <div data-print="hide">
        <Offer employee={employee} isAdmin={isAdmin} />
      </div>
    </Card>
  )
}

const Offer = ({ employee, isAdmin }: EmployeeReferralsProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const offer = referralOffer(employee, isAdmin)
  if (offer === 'none') return <Text tone="muted">{message('web.company.employee.inactive')}</Text>
  if (offer === 'list')
    return (
      <LinkButton
        tone="secondary"
        href={href(locale, 'companyAccidents', undefined, { perusahaan: String(employee.perusahaan.id) })}
      >
        {message('web.company.employee.companyReferrals')}
      </LinkButton>
    )
  return (
    <LinkButton
      tone="secondary"
      icon="warning"
      href={href(locale, 'companyAccidentNew')}
      onClick={() => storeEmployee(foundEmployee(employee), Date.now())}
    >
      {message('web.company.employee.refer')}
    </LinkButton>
  )
}
