import type { CompanyComponents } from '@hospital/sdk/company'
import { Card, CardTitle, formatDate, Stack, useLocale } from '@hospital/ui'
import { FitnessMark } from '@hospital/ui/employees'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import { fitnessOf } from '../area/conclusions.ts'
import { EndedConclusion } from '../area/ended-conclusion.tsx'

interface EmployeeCheckupsProps {
  readonly checkups: readonly CompanyComponents['schemas']['EmployeeMcu'][]
}

/** The check-ups of an employee, the newest first, each with its result. */
export const EmployeeCheckups = ({ checkups }: EmployeeCheckupsProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <Stack as="ul">
      {checkups.map((checkup) => (
        <li key={checkup.id}>
          <Card compact pressable>
            <CardTitle
              title={message('web.company.employee.checkupOf', { date: formatDate(checkup.tanggal, locale) })}
              href={href(locale, 'companyMcuResults', { hasil: String(checkup.id) })}
            />
            <FitnessMark fitness={fitnessOf[checkup.kesimpulan]} />
            <EndedConclusion checkup={checkup} />
          </Card>
        </li>
      ))}
    </Stack>
  )
}
