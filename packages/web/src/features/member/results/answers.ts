import type { ReadState } from '../../../personal-data/use-read.ts'
import type { ResultsHospital } from './load-results.ts'
import { newestFirst } from './result-entries.ts'
import type { ResultEntry } from './result-entries.ts'

/** The state of one hospital's answer to one question. */
export interface HospitalAnswer {
  readonly hospital: ResultsHospital
  readonly state: ReadState<readonly ResultEntry[]>
}

/** A hospital whose results, of one kind or of all, are missing from the list. */
export interface MissingHospital {
  readonly hospital: ResultsHospital
  /** Whether the hospital answered that the account may not see them. Such a hospital is not down. */
  readonly isForbidden: boolean
  readonly retry: () => void
}

/** The answers of all hospitals together. */
export interface MergedAnswers {
  /** The results that have arrived so far, the newest first. */
  readonly entries: readonly ResultEntry[]
  /** Whether a hospital has not answered yet. */
  readonly waiting: boolean
  /** Each hospital once, in their order. */
  readonly missing: readonly MissingHospital[]
  /** The hospitals with old results in the list, since reading them again failed. Each name once, in their order. */
  readonly outdated: readonly string[]
}

type Failed = Extract<HospitalAnswer['state'], { readonly status: 'failed' }>

/** Merges the answers of hospitals. A hospital that is down does not hide the results of the others. */
export const mergeAnswers = (answers: readonly HospitalAnswer[]): MergedAnswers => {
  const missing = new Map<string, { readonly hospital: ResultsHospital; readonly failures: Failed[] }>()
  for (const { hospital, state } of answers) {
    if (state.status !== 'failed') continue
    const known = missing.get(hospital.code) ?? { hospital, failures: [] }
    known.failures.push(state)
    missing.set(hospital.code, known)
  }
  return {
    entries: newestFirst(answers.flatMap(({ state }) => (state.status === 'ready' ? state.data : []))),
    waiting: answers.some(({ state }) => state.status === 'loading'),
    missing: [...missing.values()].map(({ hospital, failures }) => ({
      hospital,
      isForbidden: failures.every(({ reason }) => reason === 'forbidden'),
      retry: () => failures.forEach(({ retry }) => retry()),
    })),
    outdated: [
      ...new Set(
        answers.flatMap(({ hospital, state }) => (state.status === 'ready' && state.isOutdated ? [hospital.name] : [])),
      ),
    ],
  }
}
