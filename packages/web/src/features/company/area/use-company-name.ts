import { useQuery } from '@tanstack/react-query'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { readOptions } from '../../../personal-data/read.ts'
import { readCompanyChoices } from './company-choice.ts'

/** The name of the company that an administrator has chosen; a word for it until it is read. Without one undefined, and nothing is read. */
export const useCompanyName = (personal: PersonalData, company: number | undefined): string | undefined => {
  const message = useMessage()
  const { data } = useQuery(
    { ...readOptions(personal, readCompanyChoices), enabled: company !== undefined },
    personal.queries,
  )
  if (company === undefined) return undefined
  return data?.find(({ id }) => id === company)?.name ?? message('web.company.choice.unnamed')
}
