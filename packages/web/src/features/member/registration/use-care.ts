import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import { useEffect, useEffectEvent } from 'react'
import { formRules, firstValues, stepsOf } from '../../../forms/fields.ts'
import type { FormField } from '../../../forms/fields.ts'
import { useStepForm } from '../../../forms/steps/use-step-form.ts'
import type { StepForm } from '../../../forms/steps/use-step-form.ts'
import type { FormValues } from '../../../forms/submission.ts'
import { usePublicData } from '../../../personal-data/use-personal-data.ts'
import { useUpload } from '../../../personal-data/use-upload.ts'
import type { Upload } from '../../../personal-data/use-upload.ts'
import { careFields, careRequest, relativeRequest } from './care-fields.tsx'
import type { FoundRecord } from './care-fields.tsx'
import { registrationWords } from './registrant.ts'
import { careSteps } from './step-fragments.ts'

/** A hospital's answer to a registration that it took. */
export type RegisteredDetail = HospitalCareComponents['schemas']['RegistrationDetail']

/** The state of a hospital's form, and its actions. */
export interface CareControl extends Pick<Upload<unknown, unknown>, 'busy' | 'progress' | 'notice' | 'stop'> {
  readonly form: StepForm<string>
  readonly fields: readonly FormField[]
}

interface CareOptions {
  /** The day in Jakarta, YYYY-MM-DD. */
  readonly today: string
  /** The name of this tab's draft for the patient, without the hospital. */
  readonly draft: string
}

interface TypedCare {
  readonly values: FormValues
  readonly data: FormData
}

/**
 * Registers a patient with a hospital, once. Shows progress, and can be stopped. Contract: operations `registerPatient`, and
 * `registerPatientFromMobile` for a person of the family.
 */
export const useCare = (
  found: FoundRecord,
  { today, draft }: CareOptions,
  onRegistered: (detail: RegisteredDetail) => void,
): CareControl => {
  const { hospital, relative } = found
  const fields = careFields(found, today)
  const { check, ...names } = formRules(fields)
  const { unknown } = registrationWords(relative)
  const { send, stop, busy, progress, notice } = useUpload({
    ...names,
    // The operations take no token.
    personal: usePublicData(),
    call: ({ values, data }: TypedCare, { hospitalCare }, options) =>
      relative
        ? hospitalCare(hospital).registerPatientFromMobile(
            { body: relativeRequest(fields, values, found, relative) },
            options,
          )
        : hospitalCare(hospital).registerPatient({ body: careRequest(fields, values, found, data) }, options),
    lost: { cut: 'web.registration.cut', stopped: 'web.registration.cancelled', stoppedLate: unknown, unknown },
    onDone: ({ detail }) => {
      form.forget()
      onRegistered(detail)
    },
    onUndone: (_outcome, { problems }) => form.fail(problems),
  })
  const onLeft = useEffectEvent(stop)
  useEffect(() => () => onLeft(), [])

  const form = useStepForm<string>({
    steps: stepsOf(careSteps, fields),
    prefix: 'pasien',
    draft: `${draft}#${hospital}`,
    known: firstValues(fields),
    check,
    onComplete: (values, data) => send({ values, data }),
  })
  return { form, fields, busy, progress, notice, stop }
}
