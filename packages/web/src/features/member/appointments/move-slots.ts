import { isBookable } from '@hospital/sdk'
import type { Result } from '@hospital/sdk'
import type { MemberComponents } from '@hospital/sdk/member'
import dayjs from 'dayjs'
import type { Read } from '../../../personal-data/read.ts'
import type { CodedName, MemberAppointment } from './member-appointment.ts'

/** How many days ahead an appointment can be made; the contract takes no later ones. */
const daysAhead = 30

/** How many days are asked for at a time. */
const blockLength = 7

/** How many times days can be asked for. */
export const blockCount = Math.ceil((daysAhead + 1) / blockLength)

/**
 * The days of one block, from today on. The day of the appointment itself is not among them: a patient can have one appointment a day
 * with a doctor, so a new hour on the same day could be booked only after the old one has been cancelled.
 */
export const blockDays = (today: string, block: number, movedFrom: string): readonly string[] =>
  Array.from({ length: blockLength }, (_day, index) => block * blockLength + index)
    .filter((offset) => offset <= daysAhead)
    .map((offset) => dayjs(today).add(offset, 'day').format('YYYY-MM-DD'))
    .filter((day) => day !== movedFrom)

/** A slot with a free place. */
export interface FreeSlot {
  /** Tells it from the others. */
  readonly id: string
  readonly day: string
  readonly hospital: CodedName
  readonly from: string
  readonly to: string
  readonly left: number
}

type DoctorDay = MemberComponents['schemas']['DoctorSlotsSuccess']['data']

/** The slots of a doctor's day that have a free place. */
export const freeSlots = ({ tanggal: day, sesi }: DoctorDay): readonly FreeSlot[] =>
  sesi.flatMap(({ rumah_sakit: { kode_mapping_rs: code, nama: name }, slot }) =>
    slot
      .filter(({ sisa }) => sisa > 0)
      .map(({ jam, jam_selesai, sisa }) => ({
        id: `${day} ${jam} ${code}`,
        day,
        hospital: { code, name },
        from: jam,
        to: jam_selesai,
        left: sisa,
      })),
  )

/** Those of them that can still be had. What was read may be shown again later, so this is asked where it is shown. */
export const slotsToCome = (slots: readonly FreeSlot[], now: Date): readonly FreeSlot[] =>
  slots.filter(({ day, from }) => isBookable(day, from, now))

/** The free slots of an appointment's doctor on some days. Contract: operation `getDoctorSlots`, once for each day. */
export const readSlots = (
  { patient, doctor, specialty }: MemberAppointment,
  days: readonly string[],
): Read<readonly FreeSlot[]> => ({
  operation: 'getDoctorSlots',
  patient,
  parameters: [doctor.code, specialty.code, ...days],
  call: async ({ member }, signal): Promise<Result<readonly FreeSlot[]>> => {
    const answers = await Promise.all(
      days.map((tanggal) =>
        member.getDoctorSlots({ body: { tanggal, kodedokter: doctor.code, kdspesial: specialty.code } }, { signal }),
      ),
    )
    const found: FreeSlot[] = []
    for (const { data, error } of answers) {
      // Some days are not all days: what is missing could be the one that is wanted.
      if (error) return { error }
      found.push(...freeSlots(data.data))
    }
    return { data: found }
  },
})
