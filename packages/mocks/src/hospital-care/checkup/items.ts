import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import { between, flagOf, printed } from '../laboratory/reference.ts'
import type { ReferenceRange } from '../laboratory/reference.ts'

type Schemas = HospitalCareComponents['schemas']

/** A part of a check-up on the wire. */
export type McuSection = Schemas['McuSection']

/** A line of text without a flag. */
export const said = (nama: string, nilai: string): Schemas['McuItem'] => ({
  kode: null,
  nama,
  nilai,
  nilai_angka: null,
  satuan: null,
  rujukan: null,
  penanda: null,
  keterangan: null,
})

interface Measured {
  readonly code: string
  readonly name: string
  readonly unit: string
  readonly range: ReferenceRange | null
  readonly decimals?: number
}

/** A measured line with the flag of its range. */
const measured = ({ code, name, unit, range, decimals = 0 }: Measured, value: number): Schemas['McuItem'] => ({
  kode: code,
  nama: name,
  nilai: printed(value, decimals),
  nilai_angka: value,
  satuan: unit,
  rujukan: range,
  penanda: flagOf(value, range),
  keterangan: null,
})

const vital = {
  systolic: { code: 'TDS', name: 'Tekanan darah sistolik', unit: 'mmHg', range: between(90, 139) },
  diastolic: { code: 'TDD', name: 'Tekanan darah diastolik', unit: 'mmHg', range: between(60, 89) },
  pulse: { code: 'NDI', name: 'Nadi', unit: 'kali/menit', range: between(60, 100) },
  breath: { code: 'RR', name: 'Laju napas', unit: 'kali/menit', range: between(12, 20) },
  height: { code: 'TB', name: 'Tinggi badan', unit: 'cm', range: null },
  weight: { code: 'BB', name: 'Berat badan', unit: 'kg', range: null, decimals: 1 },
  index: { code: 'IMT', name: 'Indeks massa tubuh', unit: 'kg/m²', range: between(18.5, 25, 1), decimals: 1 },
  waist: { code: 'LP', name: 'Lingkar perut', unit: 'cm', range: null },
} satisfies Record<string, Measured>

/** The measurements of every check-up. */
export interface VitalSigns {
  readonly systolic: number
  readonly diastolic: number
  readonly pulse: number
  readonly height: number
  readonly weight: number
  readonly waist: number
}

/** Weight in kg divided by the square of the height in m, to one decimal. The height is given in cm. */
const bodyMassIndex = (height: number, weight: number): number => Math.round((weight / (height / 100) ** 2) * 10) / 10

/** The part with the vital signs. */
export const vitalSigns = (signs: VitalSigns, conclusion: string | null): McuSection => ({
  jenis: 'tanda_vital',
  nama: 'Tanda Vital',
  pemeriksaan: [
    measured(vital.systolic, signs.systolic),
    measured(vital.diastolic, signs.diastolic),
    measured(vital.pulse, signs.pulse),
    measured(vital.breath, 18),
    measured(vital.height, signs.height),
    measured(vital.weight, signs.weight),
    measured(vital.index, bodyMassIndex(signs.height, signs.weight)),
    measured(vital.waist, signs.waist),
  ],
  kesimpulan: conclusion,
})
