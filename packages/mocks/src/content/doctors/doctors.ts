import { hospitalCode } from '../hospitals.ts'
import type { DoctorRow } from '../rows.ts'
import { slugOf } from '../slug.ts'
import { specialtyCodeAt } from '../specialty-codes.ts'
import type { SpecialtyCode } from '../specialty-codes.ts'
import { published } from '../stamps.ts'
import { doctorNames } from './names.ts'
import type { DoctorName } from './names.ts'

const degrees: Readonly<Record<SpecialtyCode, string>> = {
  SPPD: 'Sp.PD',
  SPA: 'Sp.A',
  SPOG: 'Sp.OG',
  SPJP: 'Sp.JP, FIHA',
  SPB: 'Sp.B',
  SPS: 'Sp.S',
  SPKK: 'Sp.KK',
  SPTHT: 'Sp.THT-KL',
  SPM: 'Sp.M',
  SPP: 'Sp.P',
  SPKJ: 'Sp.KJ',
  SPOT: 'Sp.OT',
  SPU: 'Sp.U',
  SPRAD: 'Sp.Rad',
  SPGIGI: 'Sp.KG',
  SPKFR: 'Sp.KFR',
  SPGK: 'Sp.GK',
  SPBS: 'Sp.BS',
  SPBTKV: 'Sp.BTKV',
}

/** Doctors who no longer practise: they are in the data, but not on the site. */
const inactive: readonly string[] = ['DR0128', 'DR0149', 'DR0153']

/** The three values with which editors mark a missing portrait. */
const withoutPortrait: Readonly<Record<string, string | null>> = {
  DR0108: 'null',
  DR0122: 'null',
  DR0126: '',
  DR0132: null,
  DR0144: 'null',
  DR0156: 'null',
}

/** The code of the doctor at an index of the list, from 0. */
export const doctorCode = (index: number): string => `DR${String(101 + index).padStart(4, '0')}`

/** Whether a doctor has a portrait, and so a file in the package of pictures. */
export const hasPortrait = (code: string): boolean => !(code in withoutPortrait)

/** The file of a doctor's portrait. */
export const portraitFile = (name: string): string => `${slugOf(name)}.webp`

const fullName = ([name, , specialty, , degree]: DoctorName): string =>
  `${specialty === 'SPGIGI' ? 'drg.' : 'dr.'} ${name}, ${degree ?? degrees[specialty]}`

/** The doctors of the group, including those who no longer practise. */
export const doctors = (now: Date): readonly DoctorRow[] =>
  doctorNames.map((doctor, index) => {
    const [name, , specialty, hospital] = doctor
    const kode = doctorCode(index)
    return {
      id: index + 1,
      nama: fullName(doctor),
      kode,
      slug: slugOf(fullName(doctor)),
      avatar: hasPortrait(kode) ? portraitFile(name) : (withoutPortrait[kode] ?? null),
      status: inactive.includes(kode) ? 'nonaktif' : 'aktif',
      kode_mapping_rs: hospitalCode(hospital),
      kode_mapping_spesialis: specialtyCodeAt(specialty, hospital),
      ...published(now, kode, 380 - index * 3),
    }
  })
