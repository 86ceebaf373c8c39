import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import type { FormValues } from '../../../forms/submission.ts'
import { careRequest } from './care-values.ts'
import type { FoundRecord, RelativeIds } from './found-record.ts'

type MobileRegistration = HospitalCareComponents['schemas']['MobileRegistrationRequest']

/**
 * The request for a person of the family: as that of a member, once it has been checked, without photographs and with the ids of the
 * family and, where an appointment makes it necessary, of its patient.
 */
export const relativeRequest = (
  typed: FormValues,
  { record, legacy }: Pick<FoundRecord, 'record' | 'legacy'>,
  { familyId, appointmentOf }: RelativeIds,
): MobileRegistration => {
  const { foto_ktp: _card, foto_id_card: _insurance, ...body } = careRequest(typed, record, legacy, new FormData())
  return {
    ...body,
    family_id: familyId,
    ...(appointmentOf !== undefined && { id_pasien_appointment: appointmentOf }),
  }
}
