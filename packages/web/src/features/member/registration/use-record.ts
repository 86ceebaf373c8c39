import { createHospitalCareClient } from '@hospital/sdk/hospital-care'
import type { HospitalCareClient } from '@hospital/sdk/hospital-care'
import { useLocale } from '@hospital/ui'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FormProblems } from '../../../forms/submission.ts'
import { useBusy } from '../../../forms/use-busy.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import { sendOnce } from '../../../personal-data/write-outcome.ts'
import type { WriteOutcome } from '../../../personal-data/write-outcome.ts'
import { writeProblems } from '../../../personal-data/write-words.ts'
import type { WriteProblems } from '../../../personal-data/write-words.ts'
import { expireSessionAtom } from '../../../session/begin-session.ts'
import type { VisitorSession } from '../../../session/visitor-session.ts'
import type { LegacyRecord, MobileRecord } from './care-values.ts'
import type { FoundRecord, RelativeIds } from './found-record.ts'
import { registrationWords } from './registrant.ts'
import type { Registrant } from './registrant.ts'
import { registrationClient } from './registration-client.ts'

/** The step that finds the record, as it goes on. */
export interface RecordControl {
  readonly busy: boolean
  readonly problems: FormProblems
  readonly notice: WriteProblems['notice']
  /** Reads the record for a hospital's form; `number` is that of a medical record there, empty without one. */
  readonly find: (hospital: string, number: string) => void
}

const fields = ['rs', 'no_pasien']
const none: WriteProblems = { problems: {}, notice: undefined }

/** What is said of a record that was not read. What ended the session says so itself. */
const problemsOfRead = (
  outcome: Exclude<WriteOutcome<unknown>, { readonly kind: 'done' }>,
  unread: MessageId,
): WriteProblems => {
  if (outcome.kind === 'expired') return none
  if (outcome.kind === 'failed' && outcome.reason !== 'forbidden') return { problems: {}, notice: { id: unread } }
  return writeProblems(outcome, fields, { unknown: unread })
}

/** The ids of a person of a family; undefined for a record that is in none. */
const relativeIds = ({ id, family_id: familyId }: MobileRecord, hasAppointment: boolean): RelativeIds | undefined =>
  familyId === null ? undefined : { familyId, appointmentOf: hasAppointment ? id : undefined }

/** The codes of a person's regions: those of the older system, else what the names of the mobile record stand for. */
const regionOf = async (
  member: ReturnType<typeof registrationClient>,
  { kelurahan, kecamatan, kabupaten, provinsi }: MobileRecord,
  legacy: LegacyRecord | undefined,
): Promise<Pick<FoundRecord, 'region' | 'isRegionMissing'>> => {
  const levels = {
    kel: kelurahan ?? legacy?.KDDESA,
    kec: kecamatan ?? legacy?.KDKECAMATAN,
    kokab: kabupaten ?? legacy?.KDKOTA,
    prov: provinsi ?? legacy?.KDPROPINSI,
  }
  const query = Object.fromEntries(Object.entries(levels).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  if (Object.keys(query).length === 0) return { region: undefined, isRegionMissing: false }
  const { data: region } = await member.resolveRegion({ query })
  return { region, isRegionMissing: region === undefined }
}

const legacyOf = (care: HospitalCareClient, record: MobileRecord, number: string) => {
  const { tgl_lahir, no_identitas: nik } = record
  const query = { no_pasien: number, tgl_lahir, ...(nik !== null && /^\d{16}$/.test(nik) && { nik }) }
  return care.getLegacyPatient({ query })
}

/**
 * Finds what is known of a patient who is registered with a hospital: the record of the mobile registration, and that of the
 * hospital's older system. Contract: operations `getMobilePatient`, `getLegacyPatient` and `resolveRegion`.
 */
export const useRecord = (
  session: VisitorSession,
  { id, relative }: Registrant,
  onFound: (found: FoundRecord) => void,
): RecordControl => {
  const { unread } = registrationWords(relative)
  const locale = useLocale()
  const expire = useSetAtom(expireSessionAtom)
  const { busy, begin, end } = useBusy()
  /** What was asked for in a session that had expired: it is asked for again once the same person has logged in. */
  const expired = useRef<readonly [hospital: string, number: string]>(undefined)
  const [failure, setFailure] = useState(none)

  const read = async (hospital: string, number: string): Promise<FoundRecord | WriteProblems> => {
    const care = createHospitalCareClient({
      baseUrl: `/api/hospital-care/${encodeURIComponent(hospital)}`,
      token: session.token,
      locale,
      onUnauthorized: () => expire(session.id),
    })
    const mobile = await sendOnce(() => care.getMobilePatient({ query: { id_pasien: id } }))
    if (mobile.kind === 'expired') expired.current = [hospital, number]
    if (mobile.kind !== 'done') return problemsOfRead(mobile, unread)
    const record = mobile.data.data
    const ids = relative && relativeIds(record, relative.appointmentAt === hospital)
    if (relative && !ids) return { problems: {}, notice: { id: unread } }
    const legacy = number === '' ? undefined : await sendOnce(() => legacyOf(care, record, number))
    if (legacy?.kind === 'expired') expired.current = [hospital, number]
    if (legacy?.kind === 'rejected') return { problems: { no_pasien: { text: legacy.detail } }, notice: undefined }
    if (legacy && legacy.kind !== 'done') return problemsOfRead(legacy, unread)
    const known = legacy?.data.data
    return {
      hospital,
      record,
      legacy: known,
      relative: ids,
      ...(await regionOf(registrationClient(locale), record, known)),
    }
  }

  const find = async (hospital: string, number: string) => {
    setFailure(none)
    const found = await read(hospital, number)
    end()
    if ('record' in found) onFound(found)
    else setFailure(found)
  }

  const findAgain = useEffectEvent(() => {
    const asked = expired.current
    expired.current = undefined
    if (asked && begin()) void find(...asked)
  })
  useEffect(() => {
    if (!session.isExpired) findAgain()
  }, [session.isExpired])

  return { busy, ...failure, find: (hospital, number) => void (begin() && find(hospital, number)) }
}
