import { dayOf, isNewEntry } from '../../../personal-data/new-entry.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useReads } from '../../../personal-data/use-read.ts'
import { mergeAnswers } from '../results/answers.ts'
import type { HospitalAnswer, MergedAnswers } from '../results/answers.ts'
import type { ResultEntry } from '../results/result-entries.ts'
import { listReads } from '../results/result-reads.ts'
import type { RecordedPatient } from '../results/result-reads.ts'
import type { HomeHospital } from './load-home.ts'

/** The laboratory results of a family, as far as they are read. */
export interface FamilyResults {
  /** One entry for each person, in their order. */
  readonly persons: readonly MergedAnswers[]
  /** The hospitals whose results are missing for any person. */
  readonly missing: MergedAnswers['missing']
}

/**
 * Reads the laboratory results of these persons. Each hospital has its own system, so each is asked. The pages of results make the same
 * calls, and need not repeat them.
 */
export const useFamilyResults = (
  personal: PersonalData,
  persons: readonly RecordedPatient[],
  hospitals: readonly HomeHospital[],
): FamilyResults => {
  const questions = persons.flatMap((person) => hospitals.map((hospital) => ({ person, hospital })))
  const states = useReads(
    personal,
    questions.map(({ person, hospital }) => listReads.laboratorium(person, hospital.code)),
  )
  const answers = questions.flatMap(({ person, hospital }, index) => {
    const state = states[index]
    return state ? [{ person, answer: { hospital, state } satisfies HospitalAnswer }] : []
  })
  return {
    persons: persons.map((person) =>
      mergeAnswers(answers.flatMap((one) => (one.person === person ? [one.answer] : []))),
    ),
    missing: mergeAnswers(answers.map(({ answer }) => answer)).missing,
  }
}

/** How many results are new, and the day of the latest. */
export interface NewResults {
  readonly count: number
  /** YYYY-MM-DD; undefined if none is new. */
  readonly latest: string | undefined
}

/** The new results among these, counted, with the latest day. */
export const newResults = (entries: readonly ResultEntry[], now: Date): NewResults => {
  const days = entries.flatMap((entry) => (entry.at !== undefined && isNewEntry(entry, now) ? [dayOf(entry.at)] : []))
  return { count: days.length, latest: days.toSorted().at(-1) }
}
