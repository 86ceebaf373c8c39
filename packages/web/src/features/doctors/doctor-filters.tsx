import { FilterBar, SelectField, TextField } from '@hospital/ui'
import { Fragment } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { DoctorFilterForm } from './doctor-finder.ts'

interface DoctorFiltersProps {
  readonly form: DoctorFilterForm
  readonly label: string
  /** The number of results, in words. */
  readonly status: string
}

/** The form that filters a list of doctors by hospital, specialty, day and name. */
export const DoctorFilters = ({ form, label, status }: DoctorFiltersProps): ReactElement => {
  const message = useMessage()
  const { action, hospital, specialty, day, doctor, active } = form
  return (
    <FilterBar action={action} label={label} status={status} active={active} clearHref={action} fold="narrow">
      {/* Fields keep their values, so another choice in the address needs new fields. */}
      <Fragment key={active.map(({ href }) => href).join(' ')}>
        <SelectField {...hospital} label={message('web.finder.hospital')} any={message('web.finder.anyHospital')} />
        <SelectField {...specialty} label={message('web.finder.specialty')} any={message('web.finder.anySpecialty')} />
        <SelectField {...day} label={message('web.finder.day')} any={message('web.finder.anyDay')} />
        <TextField {...doctor} type="search" label={message('web.finder.doctor')} />
      </Fragment>
    </FilterBar>
  )
}
