import type { Message } from '../../../i18n/use-message.ts'
import type { GroupFilter } from './summary-filters.ts'
import { kindWords } from './summary-words.ts'

const genders = { L: 'web.company.summary.group.men', P: 'web.company.summary.group.women' } as const

const valueText = ({ kind, value }: GroupFilter, message: Message): string => {
  if (kind === 'gender' && (value === 'L' || value === 'P')) return message(genders[value])
  return kind === 'kelompok_usia' ? message('web.company.summary.group.years', { band: value }) : value
}

/** A group in words, after the name of its kind. */
export const groupLabel = (group: GroupFilter, message: Message): string =>
  `${message(kindWords[group.kind])}: ${valueText(group, message)}`
