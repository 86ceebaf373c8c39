import type { ReactElement } from 'react'
import type { FormView } from '../../../forms/fields.ts'
import type { BoundField } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'
import { SearchedChoice } from '../../../personal-data/searched-choice.tsx'
import type { FoundPage } from '../../../personal-data/use-search.ts'
import { employeeValues, foundEmployee } from './found-employee.ts'
import type { FoundEmployee } from './found-employee.ts'

/** The least number of letters for a search of employees. */
const leastLetters = 2

const pageSize = 10

/** A page of the active employees whose name or number contains a text. Contract: operation `listCompanyEmployees`. */
const readEmployees = (search: string, page: number): Read<FoundPage<FoundEmployee>> => ({
  operation: 'listCompanyEmployees',
  parameters: ['found', search, page],
  call: ({ company }, signal) =>
    answerOf(
      company.listCompanyEmployees({ body: { search, status: 'aktif', page, pageSize } }, { signal }),
      ({ data, meta: { pagination } }) => ({
        entries: data.map(foundEmployee),
        total: pagination.total,
        hasMore: page < pagination.pageCount,
      }),
    ),
})

interface EmployeeFieldProps {
  readonly personal: PersonalData
  readonly form: Pick<FormView, 'values' | 'set'>
  readonly field: BoundField
}

/** The injured employee, searched by name or number. The found employee stays on the page: no address has it. */
export const EmployeeField = ({ personal, form, field }: EmployeeFieldProps): ReactElement => {
  const message = useMessage()
  const { karyawan_id: id, karyawan: name = '', karyawan_data: detail = '' } = form.values
  const textOf = (employee: Pick<FoundEmployee, 'name' | 'detail'>) => `${employee.name} (${employee.detail})`
  return (
    <SearchedChoice
      personal={personal}
      field={field}
      name="cari_karyawan"
      hint={message('web.company.referral.employee.hint')}
      least={leastLetters}
      read={readEmployees}
      keyOf={(employee) => employee.id}
      textOf={textOf}
      words={{
        idle: () => message('web.company.referral.employee.least', { count: leastLetters }),
        loading: () => message('web.company.referral.employee.loading'),
        failed: () => message('web.company.referral.employee.failed'),
        ready: (count) =>
          count > 0
            ? message('web.company.referral.employee.found', { count })
            : message('web.company.referral.employee.none'),
      }}
      goOn={{
        more: message('web.company.referral.employee.more'),
        again: message('web.company.referral.employee.again'),
      }}
      chosen={id ? textOf({ name, detail }) : undefined}
      change={message('web.company.referral.employee.change')}
      onChoose={(employee) => form.set(employeeValues(employee))}
      onChange={() => form.set(employeeValues(undefined))}
    />
  )
}
