import type { ReactElement } from 'react'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useRead } from '../../../personal-data/use-read.ts'
import { OnePart } from '../area/one-part.tsx'
import { EmployeeFacts } from './employee-facts.tsx'
import { readEmployee } from './employee.ts'

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
  const state = useRead(personal, readEmployee(id))
  return (
    <OnePart state={state} words={words} listHref={listHref}>
      {(employee) => <EmployeeFacts employee={employee} today={today} isAdmin={isAdmin} />}
    </OnePart>
  )
}
