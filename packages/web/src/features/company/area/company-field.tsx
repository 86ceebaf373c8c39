import { SelectField } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useRead } from '../../../personal-data/use-read.ts'
import { readCompanyChoices } from './company-choice.ts'
import { selectOptions } from './select-options.ts'

interface CompanyFieldProps {
  readonly personal: PersonalData
  /** Default: "Perusahaan". */
  readonly label?: MessageId
  /** The empty choice: all companies, or none yet. */
  readonly any: MessageId
  /** The id of the chosen company. */
  readonly value: number | undefined
}

/** A filter by company, for administrators. */
export const CompanyField = ({
  personal,
  label = 'web.company.choice',
  any,
  value,
}: CompanyFieldProps): ReactElement => {
  const message = useMessage()
  const state = useRead(personal, readCompanyChoices)
  const companies = state.status === 'ready' ? state.data : []
  const chosen = value === undefined ? undefined : String(value)
  const names = new Map(companies.map(({ id, name }) => [String(id), name]))
  return (
    <SelectField
      // Remounts when the companies arrive: only then can the select show the chosen one.
      key={companies.length}
      name="perusahaan"
      label={message(label)}
      any={message(any)}
      value={chosen}
      options={selectOptions([...names.keys()], chosen, (id) => names.get(id) ?? message('web.company.choice.unnamed'))}
    />
  )
}
