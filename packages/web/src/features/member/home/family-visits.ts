import type { FamilyMember } from '../../../personal-data/family.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useReads } from '../../../personal-data/use-read.ts'
import { readVisits } from '../visits/visit.ts'
import type { PersonVisits } from './things-to-do.ts'

/**
 * The visits of these persons, as far as they are known: a call for each one with a medical record, that of the page of visits, which need
 * not ask again. One that fails is told there: here it would only leave out a reminder.
 */
export const useFamilyVisits = (
  personal: PersonalData,
  persons: readonly FamilyMember[],
): { readonly visits: readonly PersonVisits[]; readonly isWaiting: boolean } => {
  const patients = persons.flatMap(({ id, name, recordNumber }) =>
    recordNumber === undefined ? [] : [{ person: { id, name }, recordNumber }],
  )
  const states = useReads(
    personal,
    patients.map(({ person, recordNumber }) => readVisits(person.id, recordNumber)),
  )
  return {
    visits: patients.flatMap(({ person }, index) => {
      const state = states[index]
      return state?.status === 'ready' ? [{ person, visits: state.data.list_history }] : []
    }),
    isWaiting: states.some(({ status }) => status === 'loading'),
  }
}
