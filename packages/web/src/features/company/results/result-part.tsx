import { useEffect } from 'react'
import type { ReactElement } from 'react'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useRead } from '../../../personal-data/use-read.ts'
import { OnePart } from '../area/one-part.tsx'
import { ResultReport } from './result-report.tsx'
import { readResult } from './result.ts'

interface ResultPartProps {
  readonly personal: PersonalData
  readonly id: number
  readonly today: string
  /** The list as it was left. */
  readonly listHref: string
}

const words = {
  missing: 'web.company.checkup.missing',
  missingText: 'web.company.checkup.missingText',
  failed: 'web.company.checkup.failed',
  back: 'web.company.checkup.back',
} as const

/** Milliseconds: a little less than the quarter of an hour for which the address of the report's file is good. */
const fileGoodFor = 14 * 60_000

/** One check-up, and the way back to the list. It is read again before the address of its file ends. */
export const ResultPart = ({ personal, id, today, listHref }: ResultPartProps): ReactElement => {
  const state = useRead(personal, readResult(id))
  useEffect(() => {
    const timer = setInterval(
      () => void personal.queries.invalidateQueries({ queryKey: [readResult(id).operation] }),
      fileGoodFor,
    )
    return () => clearInterval(timer)
  }, [personal, id])
  return (
    <OnePart state={state} words={words} listHref={listHref}>
      {(result) => <ResultReport result={result} today={today} />}
    </OnePart>
  )
}
