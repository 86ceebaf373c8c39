import { SelectField } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useRead } from '../../../personal-data/use-read.ts'
import { readCompanyChoices } from './company-choice.ts'
import { companyOptions } from './company-options.ts'

interface CompanyFieldProps {
  readonly personal: PersonalData
  /** The empty choice: all companies, or none yet. */
  readonly any: MessageId
  /** A company's id. */
  readonly value: number | undefined
}

/** A filter by company, for administrators. */
export const CompanyField = ({ personal, any, value }: CompanyFieldProps): ReactElement => {
  const message = useMessage()
  const state = useRead(personal, readCompanyChoices)
  const companies = state.status === 'ready' ? state.data : []
  return (
    <SelectField
      // Its choices come after it: the chosen one can be shown only then.
      key={companies.length}
      name="perusahaan"
      label={message('web.company.choice')}
      any={message(any)}
      value={value === undefined ? undefined : String(value)}
      options={companyOptions(companies, value, message('web.company.choice.unnamed'))}
    />
  )
}
