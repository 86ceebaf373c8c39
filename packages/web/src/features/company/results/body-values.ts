import type { CompanyComponents } from '@hospital/sdk/company'
import type { ResultFlag } from '@hospital/ui/results'
import type { MessageId } from '../../../i18n/use-message.ts'
import type { Comparable } from './comparison.ts'

type Schemas = CompanyComponents['schemas']

/** A measurement for which the contract also gives a class. */
export interface BodyValue {
  readonly id: string
  /** One number, or the two numbers of a blood pressure: systolic, diastolic. */
  readonly values: readonly Comparable[]
  readonly name: MessageId
  readonly flag: ResultFlag
  readonly classWord: MessageId
}

const pressures: Readonly<Record<Schemas['BloodPressureClass'], readonly [ResultFlag, MessageId]>> = {
  normal: ['normal', 'web.company.class.normal'],
  prehipertensi: ['high', 'web.company.class.prehypertension'],
  hipertensi_1: ['high', 'web.company.class.hypertension1'],
  hipertensi_2: ['high', 'web.company.class.hypertension2'],
}

const masses: Readonly<Record<Schemas['BmiClass'], readonly [ResultFlag, MessageId]>> = {
  kurus: ['low', 'web.company.class.underweight'],
  normal: ['normal', 'web.company.class.normal'],
  gemuk: ['high', 'web.company.class.overweight'],
  obesitas: ['high', 'web.company.class.obese'],
}

const comparable = (kode: string, value: number, satuan: string): Comparable => ({
  kode,
  nilai: String(value),
  nilai_angka: value,
  satuan,
})

/** Blood pressure and body mass index, in numbers that can be compared. */
export const bodyValues = ({
  tekanan_darah: pressure,
  imt: mass,
}: Schemas['McuMeasurements']): readonly BodyValue[] => {
  const shown: BodyValue[] = []
  if (pressure) {
    const [flag, classWord] = pressures[pressure.kelas]
    const values = [
      comparable('SISTOLIK', pressure.sistolik, pressure.satuan),
      comparable('DIASTOLIK', pressure.diastolik, pressure.satuan),
    ]
    shown.push({ id: 'TD', values, name: 'web.company.value.pressure', flag, classWord })
  }
  if (mass) {
    const [flag, classWord] = masses[mass.kelas]
    const values = [comparable('IMT', mass.nilai, mass.satuan)]
    shown.push({ id: 'IMT', values, name: 'web.company.value.bodyMass', flag, classWord })
  }
  return shown
}
