import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useReads } from '../../../personal-data/use-read.ts'
import { readCompanyChoices } from './company-choice.ts'

/**
 * The name of the company that an administrator has chosen, or a word for it until the name is read. Without a choice it is undefined, and
 * nothing is read.
 */
export const useCompanyName = (personal: PersonalData, company: number | undefined): string | undefined => {
  const message = useMessage()
  const [companies] = useReads(personal, company === undefined ? [] : [readCompanyChoices])
  if (company === undefined) return undefined
  const choices = companies?.status === 'ready' ? companies.data : []
  return choices.find(({ id }) => id === company)?.name ?? message('web.company.choice.unnamed')
}
