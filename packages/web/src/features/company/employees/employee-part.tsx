import { LinkButton, Stack } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useRead } from '../../../personal-data/use-read.ts'
import { OnePart } from '../area/one-part.tsx'
import { EmployeeFacts } from './employee-facts.tsx'
import { readEmployee } from './read-employees.ts'

interface EmployeePartProps {
  readonly personal: PersonalData
  readonly id: number
  readonly today: string
  readonly isAdmin: boolean
  /** The list as it was left. */
  readonly listHref: string
}

const words = {
  missing: 'web.company.employee.missing',
  missingText: 'web.company.employee.missingText',
  failed: 'web.company.employee.failed',
  back: 'web.company.employee.back',
} as const

/** One employee, and the way back to the list. */
export const EmployeePart = ({ personal, id, today, isAdmin, listHref }: EmployeePartProps): ReactElement => {
  const message = useMessage()
  const state = useRead(personal, readEmployee(id))
  return (
    <Stack gap="lg">
      <div data-print="hide">
        <LinkButton tone="secondary" icon="chevronLeft" href={listHref}>
          {message('web.company.employee.back')}
        </LinkButton>
      </div>
      <OnePart state={state} words={words} listHref={listHref}>
        {(employee) => <EmployeeFacts employee={employee} today={today} isAdmin={isAdmin} />}
      </OnePart>
    </Stack>
  )
}
