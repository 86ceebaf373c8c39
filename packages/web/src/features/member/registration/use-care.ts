import { createHospitalCareClient } from '@hospital/sdk/hospital-care'
import type { CallOptions, HospitalCareClient, HospitalCareComponents } from '@hospital/sdk/hospital-care'
import { useLocale } from '@hospital/ui'
import { useEffect, useRef, useState } from 'react'
import { useStepForm } from '../../../forms/steps/use-step-form.ts'
import type { StepForm } from '../../../forms/steps/use-step-form.ts'
import type { FormValues } from '../../../forms/submission.ts'
import { fileTimeout } from '../../../forms/upload/file-timeout.ts'
import { uploadFetch } from '../../../forms/upload/upload-fetch.ts'
import { useBusy } from '../../../forms/use-busy.ts'
import { sendOnce } from '../../../personal-data/write-outcome.ts'
import { writeProblems } from '../../../personal-data/write-words.ts'
import type { WriteProblems } from '../../../personal-data/write-words.ts'
import { careRequest, careSteps, checkCare, knownValues } from './care-values.ts'
import type { FoundRecord } from './found-record.ts'
import { registrationWords } from './registrant.ts'
import { relativeRequest } from './relative-request.ts'
import { shownProblems } from './shown-problems.ts'
import { uploadOutcome } from './upload-outcome.ts'
import type { UploadProgress } from './upload-outcome.ts'

/** What a hospital says of a registration that it took. */
export type RegisteredDetail = HospitalCareComponents['schemas']['RegistrationDetail']

/** The form of a hospital as it goes on. */
export interface CareControl {
  readonly form: StepForm<string>
  readonly busy: boolean
  readonly progress: UploadProgress | undefined
  readonly notice: WriteProblems['notice']
  readonly cancel: () => void
}

const fields: readonly string[] = careSteps.flatMap((step) => step.fields)

interface CareOptions {
  /** The day in Jakarta, YYYY-MM-DD. */
  readonly today: string
  /** The name under which this tab stores what is typed for the patient, without the hospital. */
  readonly draft: string
}

/**
 * Registers a patient with a hospital, once, with progress and a way to cancel. Contract: operations `registerPatient`, and
 * `registerPatientFromMobile` for a person of the family.
 */
export const useCare = (
  found: FoundRecord,
  { today, draft }: CareOptions,
  onRegistered: (detail: RegisteredDetail) => void,
): CareControl => {
  const { hospital, record, legacy, region, relative } = found
  const locale = useLocale()
  const { busy, begin, end } = useBusy()
  const [progress, setProgress] = useState<UploadProgress>()
  const [notice, setNotice] = useState<WriteProblems['notice']>()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  const call = (care: HospitalCareClient, options: CallOptions, values: FormValues, data: FormData) =>
    relative
      ? care.registerPatientFromMobile({ body: relativeRequest(values, found, relative) }, options)
      : care.registerPatient({ body: careRequest(values, record, legacy, data) }, options)

  const send = async (values: FormValues, data: FormData) => {
    const { signal } = (controller.current = new AbortController())
    setNotice(undefined)
    let reached: UploadProgress | undefined
    const care = createHospitalCareClient({
      baseUrl: `/api/hospital-care/${encodeURIComponent(hospital)}`,
      locale,
      timeout: fileTimeout,
      fetch: uploadFetch((sent, total) => setProgress((reached = { sent, total }))),
    })
    const written = await sendOnce(() => call(care, { signal }, values, data))
    const outcome = uploadOutcome(written, reached, signal.aborted)
    end()
    setProgress(undefined)
    if (outcome.kind === 'done') {
      form.forget()
      return onRegistered(outcome.data.detail)
    }
    if (outcome.kind === 'cancelled') return setNotice({ id: 'web.registration.cancelled' })
    if (outcome.kind === 'cut') return setNotice({ id: 'web.registration.cut' })
    // The call has no session, so a log-in would not help.
    if (outcome.kind === 'expired') return setNotice({ id: 'web.write.failed' })
    const wrong = writeProblems(outcome, fields, { unknown: registrationWords(relative).unknown })
    setNotice(wrong.notice)
    return form.fail(shownProblems(wrong.problems))
  }

  const form = useStepForm<string>({
    steps: careSteps,
    prefix: 'pasien',
    draft: `${draft}#${hospital}`,
    known: knownValues(record, region, legacy),
    check: (values) => checkCare(values, record, today),
    onComplete: (values, data) => {
      if (begin()) void send(values, data)
    },
  })
  return { form, busy, progress, notice, cancel: () => controller.current?.abort() }
}
