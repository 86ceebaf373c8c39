import { FilterBar, SelectField, TextField } from '@hospital/ui'
import type { ActiveFilter, RemovableFilter } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { CompanyField } from '../area/company-field.tsx'
import { searchTerm } from '../area/list-texts.ts'
import { selectOptions } from '../area/select-options.ts'
import { useCompanyName } from '../area/use-company-name.ts'
import { filteredView } from './employee-view.ts'
import type { EmployeeView } from './employee-view.ts'
import type { EmployeePage } from './read-employees.ts'
import { statusWords } from './status-words.ts'

interface EmployeeFiltersProps {
  readonly personal: PersonalData
  /** An administrator chooses among companies. */
  readonly isAdmin: boolean
  readonly view: EmployeeView
  readonly term: string
  /** Undefined until the first rows are there. */
  readonly choices: EmployeePage['choices'] | undefined
  readonly status: string
  readonly addressOf: (view: EmployeeView) => string
  readonly onSearch: (view: EmployeeView, term: string) => void
  readonly onClear: () => void
}

/** The search and the filters of the list of employees. What is searched for stays out of the address. */
export const EmployeeFilters = (props: EmployeeFiltersProps): ReactElement => {
  const { personal, isAdmin, view, term, choices, status, addressOf, onSearch, onClear } = props
  const message = useMessage()
  const company = useCompanyName(personal, view.company)
  const without = (removed: Partial<EmployeeView>) => addressOf({ ...view, ...removed, page: 1 })
  const active: readonly (ActiveFilter | RemovableFilter)[] = [
    ...(term === ''
      ? []
      : [
          { label: message('web.company.list.searched', { term }), onRemove: () => onSearch({ ...view, page: 1 }, '') },
        ]),
    ...(company === undefined ? [] : [{ label: company, href: without({ company: undefined }) }]),
    ...(view.site === undefined ? [] : [{ label: view.site, href: without({ site: undefined }) }]),
    ...(view.department === undefined ? [] : [{ label: view.department, href: without({ department: undefined }) }]),
    ...(view.status === undefined
      ? []
      : [{ label: message(statusWords[view.status]), href: without({ status: undefined }) }]),
  ]
  return (
    <FilterBar
      action={addressOf(view)}
      label={message('web.company.employees.filter')}
      status={status}
      active={active}
      clearHref={addressOf(view)}
      onClear={onClear}
      onFilter={(values) => onSearch(filteredView(view, values), searchTerm(values.get('cari')))}
    >
      {/* Fields keep what is chosen in them, so another choice in the address needs another field; what is typed meanwhile stays. */}
      <TextField
        key={`search ${term}`}
        name="cari"
        type="search"
        label={message('web.company.list.search')}
        value={term}
      />
      {isAdmin && (
        <CompanyField
          key={`company ${view.company}`}
          personal={personal}
          any="web.company.choice.all"
          value={view.company}
        />
      )}
      <SelectField
        key={`site ${view.site}`}
        name="lokasi"
        label={message('web.company.employees.site')}
        any={message('web.company.employees.anySite')}
        value={view.site}
        options={selectOptions(choices?.lokasi_kerja, view.site)}
      />
      <SelectField
        key={`department ${view.department}`}
        name="departemen"
        label={message('web.company.employees.department')}
        any={message('web.company.employees.anyDepartment')}
        value={view.department}
        options={selectOptions(choices?.departemen, view.department)}
      />
      <SelectField
        key={`status ${view.status}`}
        name="status"
        label={message('web.company.employees.status')}
        any={message('web.company.employees.anyStatus')}
        value={view.status}
        options={(['aktif', 'nonaktif'] as const).map((value) => ({ value, label: message(statusWords[value]) }))}
      />
    </FilterBar>
  )
}
