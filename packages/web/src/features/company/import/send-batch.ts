import type { Result } from '@hospital/sdk'
import type { WriteOutcome } from '@hospital/sdk'
import type { CompanyComponents } from '@hospital/sdk/company'
import { minutesToWait } from '../../../forms/submission.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { sendWrite } from '../../../personal-data/write-outcome.ts'
import type { Batch, ImportMode, StepOutcome } from './import-run.ts'

type Answer = CompanyComponents['schemas']['ImportEmployeesSuccess']

/** The reads that show the number or the names of employees. */
const stale = ['listCompanyEmployees', 'listCorporateClients', 'getCompanyProfile'] as const

/** The meaning of a call's outcome for the import. A call that was sent and not answered may have arrived, whatever ended it. */
export const stepOutcome = (outcome: WriteOutcome<Answer>): StepOutcome => {
  switch (outcome.kind) {
    case 'done':
      return { kind: 'answered', rows: outcome.data.data.hasil }
    case 'rejected':
    case 'invalid':
      return { kind: 'refused', detail: outcome.detail === '' ? undefined : outcome.detail }
    case 'limited':
      return { kind: 'limited', minutes: minutesToWait(outcome.retryAfter) }
    case 'expired':
      return { kind: 'expired' }
    case 'failed':
      if (outcome.reason === 'forbidden') return { kind: 'forbidden' }
      return outcome.reason === 'server' ? { kind: 'unanswered' } : { kind: 'refused', detail: undefined }
    case 'offline':
    case 'unknown':
      return { kind: 'unanswered' }
  }
}

/** Sends a batch. Undefined if the session ended in the meantime. Contract: operation `importEmployees`. */
export const sendBatch = async (
  personal: PersonalData,
  company: number,
  mode: ImportMode,
  { key, employees }: Batch,
): Promise<StepOutcome | undefined> => {
  if (!navigator.onLine) return { kind: 'offline' }
  const body = { perusahaan_id: company, mode, kunci: key, baris: [...employees] }
  const write = (): Promise<Result<Answer>> => personal.company.importEmployees({ body })
  const outcome = await sendWrite(personal, write, mode === 'simpan' ? stale : [])
  return outcome && stepOutcome(outcome)
}
