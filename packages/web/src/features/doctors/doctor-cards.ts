import { localize } from '@hospital/sdk'
import type { DoctorSchedule } from '@hospital/sdk/cms'
import type { DoctorCardProps, ImageSource } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { isWebAddress } from '../../shared/loading/image.ts'
import { nextPractice } from './next-practice.ts'
import { todayOf } from './today.ts'

/** The size of a doctor's photograph in pixels. The CDN has it square; the card crops any other shape. */
const photoSize = 400

/** A doctor's photograph; undefined without one. Its `alt` is empty, since the name is beside it. */
export const doctorPhoto = (avatar: unknown): ImageSource | undefined =>
  isWebAddress(avatar) ? { src: avatar, width: photoSize, height: photoSize, alt: '' } : undefined

/** A doctor's card from a row of the schedule. */
export const doctorCard = (
  row: DoctorSchedule,
  { now, locale }: Pick<LoaderContext, 'now' | 'locale'>,
): DoctorCardProps[] => {
  const { dokter: doctor, rumah_sakit: hospital, layanan_spesialis: specialty } = row
  if (!doctor?.nama || !doctor.slug) return []
  const { nama = null, nama_en = null } = specialty ?? {}
  const today = todayOf(row, now)
  return [
    {
      name: doctor.nama,
      href: href(locale, 'doctor', { slug: doctor.slug }),
      specialty: specialty ? localize({ nama, nama_en }, 'nama', locale) : undefined,
      hospital: hospital?.nama ?? undefined,
      photo: doctorPhoto(doctor.avatar),
      today: today === 'absent' ? undefined : today,
      ...nextPractice(row.jadwal, now, locale),
    },
  ]
}
