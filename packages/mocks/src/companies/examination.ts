import { ageOn } from '@hospital/sdk'
import type { CompanyComponents } from '@hospital/sdk/company'
import { draw, drawBetween } from './draw.ts'
import type { Employee } from './employee.ts'
import { knownEmployeeId } from './employee.ts'

type Schemas = CompanyComponents['schemas']

/** The measurements of a check-up. */
export interface Examination {
  readonly systolic: number
  readonly diastolic: number
  readonly pulse: number
  readonly height: number
  readonly weight: number
  readonly bmi: number
  readonly cholesterol: number
  readonly glucose: number
  readonly uricAcid: number
  readonly haemoglobin: number
  /** Mean hearing loss, dB. */
  readonly hearingLoss: number
  /** Forced vital capacity, % of the predicted. */
  readonly vitalCapacity: number
  readonly impairedSight: boolean
  readonly smokes: boolean
  readonly exercises: boolean
}

const knownHeight = 168

/** The known employee's values, which are also in the member area. */
const known: Partial<Examination> = {
  systolic: 142,
  diastolic: 88,
  pulse: 78,
  height: knownHeight,
  weight: 74.5,
  bmi: 26.4,
  cholesterol: 228,
  glucose: 92,
  uricAcid: 6.2,
  haemoglobin: 15.1,
  hearingLoss: 22,
  vitalCapacity: 92,
  smokes: true,
}

const rounded = (value: number, decimals = 0): number => Math.round(value * 10 ** decimals) / 10 ** decimals

/** The values of a fictitious employee on the day of a check-up; they rise with age. */
export const examine = (employee: Employee, day: string, latest: boolean): Examination => {
  const key = (what: string) => `${what} ${employee.id} ${day.slice(0, 4)}`
  const age = ageOn(employee.birth, day)
  const height = rounded(drawBetween(`tinggi ${employee.id}`, 150, 172) + (employee.gender === 'L' ? 8 : 0))
  const bmi = rounded(drawBetween(`imt ${employee.id}`, 14.8, 29.6) + age / 16, 1)
  const systolic = rounded(drawBetween(key('sistolik'), 76, 144) + age / 2.8)
  const examined: Examination = {
    systolic,
    diastolic: rounded(systolic * 0.55 + drawBetween(key('diastolik'), 4, 14)),
    pulse: rounded(drawBetween(key('nadi'), 58, 98)),
    height,
    bmi,
    weight: rounded(bmi * (height / 100) ** 2, 1),
    cholesterol: rounded(drawBetween(key('kolesterol'), 108, 212) + age * 0.7),
    glucose: rounded(drawBetween(key('gula'), 72, 102) + (draw(key('diabetes'), 12) === 0 ? 88 : 0)),
    uricAcid: rounded(drawBetween(key('asam urat'), 3.2, 7.4) + (employee.gender === 'L' ? 1 : 0), 1),
    haemoglobin: rounded(drawBetween(key('hb'), 11.2, 15.2) + (employee.gender === 'L' ? 1.6 : 0), 1),
    hearingLoss: rounded(drawBetween(key('telinga'), 5, 30)),
    vitalCapacity: rounded(drawBetween(key('paru'), 72, 112)),
    impairedSight: draw(`mata ${employee.id}`, 8) === 0,
    smokes: employee.gender === 'L' && draw(`rokok ${employee.id}`, 100) < 55,
    exercises: draw(`olahraga ${employee.id}`, 3) > 0,
  }
  if (employee.id !== knownEmployeeId) return examined
  // Adults do not grow or shrink: the height is the same in every year.
  const grown = { ...examined, height: knownHeight, weight: rounded(bmi * (knownHeight / 100) ** 2, 1) }
  return latest ? { ...grown, ...known } : grown
}

/** The class of a blood pressure; the higher of the two values decides. */
export const bloodPressureClass = (systolic: number, diastolic: number): Schemas['BloodPressureClass'] => {
  if (systolic >= 160 || diastolic >= 100) return 'hipertensi_2'
  if (systolic >= 140 || diastolic >= 90) return 'hipertensi_1'
  return systolic >= 120 || diastolic >= 80 ? 'prehipertensi' : 'normal'
}

/** The class of a body mass index, by the Ministry of Health. */
export const bmiClass = (bmi: number): Schemas['BmiClass'] => {
  if (bmi < 18.5) return 'kurus'
  if (bmi <= 25) return 'normal'
  return bmi <= 27 ? 'gemuk' : 'obesitas'
}

/** The risk factors that an examination found. */
export const riskFactors = (found: Examination, gender: 'L' | 'P'): Schemas['RiskFactor'][] => {
  const factors: Readonly<Record<Schemas['RiskFactor'], boolean>> = {
    hipertensi: found.systolic >= 140 || found.diastolic >= 90,
    obesitas: found.bmi > 27,
    dislipidemia: found.cholesterol >= 200,
    hiperglikemia: found.glucose >= 126,
    hiperurisemia: found.uricAcid > (gender === 'L' ? 7 : 5.7),
    merokok: found.smokes,
    kurang_aktivitas_fisik: !found.exercises,
    gangguan_pendengaran: found.hearingLoss > 25,
    gangguan_penglihatan: found.impairedSight,
    gangguan_fungsi_paru: found.vitalCapacity < 80,
  }
  return riskFactorNames.filter((factor) => factors[factor])
}

/** All risk factors. */
export const riskFactorNames: readonly Schemas['RiskFactor'][] = [
  'hipertensi',
  'obesitas',
  'dislipidemia',
  'hiperglikemia',
  'hiperurisemia',
  'merokok',
  'kurang_aktivitas_fisik',
  'gangguan_pendengaran',
  'gangguan_penglihatan',
  'gangguan_fungsi_paru',
]

/** All conclusions, from fit to unfit. */
export const conclusions: readonly Schemas['FitnessConclusion'][] = [
  'layak',
  'layak_dengan_catatan',
  'tidak_layak_sementara',
  'tidak_layak',
]

/** The conclusion that an examination leads to. */
export const conclusionOf = (found: Examination, gender: 'L' | 'P'): Schemas['FitnessConclusion'] => {
  if (found.hearingLoss > 24 && found.vitalCapacity < 90) return 'tidak_layak'
  if (bloodPressureClass(found.systolic, found.diastolic) === 'hipertensi_2' || found.glucose >= 165)
    return 'tidak_layak_sementara'
  return riskFactors(found, gender).length >= 3 ? 'layak_dengan_catatan' : 'layak'
}
