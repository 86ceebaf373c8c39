import type { FamilyMember } from '../../../personal-data/family.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useReads } from '../../../personal-data/use-read.ts'
import { readDocuments } from '../documents/document.ts'
import type { PersonDocuments } from './things-to-do.ts'

/**
 * The guarantor documents of these persons, as far as they are known: a call for each one, that of the page of documents, which need not ask
 * again. One that fails is told there: here it would only leave out a reminder.
 */
export const useFamilyDocuments = (
  personal: PersonalData,
  persons: readonly FamilyMember[],
): { readonly documents: readonly PersonDocuments[]; readonly isWaiting: boolean } => {
  const states = useReads(
    personal,
    persons.map(({ id }) => readDocuments(id)),
  )
  return {
    documents: persons.flatMap(({ id, name }, index) => {
      const state = states[index]
      return state?.status === 'ready' ? [{ person: { id, name }, documents: state.data }] : []
    }),
    isWaiting: states.some(({ status }) => status === 'loading'),
  }
}
