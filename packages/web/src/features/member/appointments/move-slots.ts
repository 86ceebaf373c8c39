import { isBookable } from '@hospital/sdk'
import type { Result } from '@hospital/sdk'
import type { MemberComponents } from '@hospital/sdk/member'
import dayjs from 'dayjs'
import type { Appointment } from '../../../personal-data/appointments.ts'
import type { Read } from '../../../personal-data/read.ts'

/** How many days ahead a patient can book. The contract takes no later day. */
const daysAhead = 30

/** How many days one block has. The free times are read block by block. */
const blockLength = 7

/** How many blocks there are. */
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

type DoctorDay = MemberComponents['schemas']['DoctorSlotsSuccess']['data']

type Session = DoctorDay['sesi'][number]

/** A slot with a free place, with its day and hospital; `id` identifies it. */
export type FreeSlot = Session['slot'][number] &
  Pick<Session, 'rumah_sakit'> &
  Pick<DoctorDay, 'tanggal'> & { readonly id: string }

/** The slots of a doctor's day that have a free place. */
export const freeSlots = ({ tanggal, sesi }: DoctorDay): readonly FreeSlot[] =>
  sesi.flatMap(({ rumah_sakit, slot: slots }) =>
    slots
      .filter(({ sisa }) => sisa > 0)
      .map((slot) => ({ ...slot, rumah_sakit, tanggal, id: `${tanggal} ${slot.jam} ${rumah_sakit.kode_mapping_rs}` })),
  )

/** The slots that can still be booked. A view may show a list long after reading it, so it filters again with this function. */
export const slotsToCome = (slots: readonly FreeSlot[], now: Date): readonly FreeSlot[] =>
  slots.filter(({ tanggal, jam }) => isBookable(tanggal, jam, now))

/** The slots of a day at one hospital. */
export interface PlaceSlots {
  /** YYYY-MM-DD */
  readonly day: string
  readonly hospital: string
  readonly slots: readonly FreeSlot[]
}

/** The slots grouped by day and hospital, in their order. */
export const slotsByPlace = (slots: readonly FreeSlot[]): readonly PlaceSlots[] =>
  [...Map.groupBy(slots, ({ tanggal, rumah_sakit }) => `${tanggal} ${rumah_sakit.kode_mapping_rs}`).values()].flatMap(
    (group) => (group[0] ? [{ day: group[0].tanggal, hospital: group[0].rumah_sakit.nama, slots: group }] : []),
  )

/** The free slots of an appointment's doctor on some days. Contract: operation `getDoctorSlots`, once for each day. */
export const readSlots = (
  { pasien, dokter, spesialis }: Appointment,
  days: readonly string[],
): Read<readonly FreeSlot[]> => ({
  operation: 'getDoctorSlots',
  patient: pasien.id,
  parameters: [dokter.kode, spesialis.kode, ...days],
  call: async ({ member }, signal): Promise<Result<readonly FreeSlot[]>> => {
    const answers = await Promise.all(
      days.map((tanggal) =>
        member.getDoctorSlots({ body: { tanggal, kodedokter: dokter.kode, kdspesial: spesialis.kode } }, { signal }),
      ),
    )
    const found: FreeSlot[] = []
    for (const { data, error } of answers) {
      // The days without an answer could have the time that the patient wants, so a part of the days is not enough.
      if (error) return { error }
      found.push(...freeSlots(data.data))
    }
    return { data: found }
  },
})
