import { above, answer, below, between } from './reference.ts'
import type { CriticalLimits, ReferenceRange, Subject } from './reference.ts'

/** A test that the laboratories do. */
export interface TestDefinition {
  readonly name: string
  readonly unit: string | null
  readonly decimals: number
  readonly method: string | null
  readonly range: (subject: Subject) => ReferenceRange | null
  readonly critical: CriticalLimits
}

/** A group of tests, as in a report. */
export interface TestGroup {
  readonly name: string
  readonly specimen: string
  readonly tests: Readonly<Record<string, TestDefinition>>
}

type Range = ReferenceRange | null | ((subject: Subject) => ReferenceRange | null)

const newbornDays = 28
const childDays = 14 * 365

const test = (
  name: string,
  unit: string | null,
  decimals: number,
  method: string | null,
  range: Range,
  critical: CriticalLimits = {},
): TestDefinition => ({
  name,
  unit,
  decimals,
  method,
  critical,
  range: typeof range === 'function' ? range : () => range,
})

/** A range by age and sex. By default children have the range of women. */
const byPerson =
  (men: ReferenceRange, women: ReferenceRange, child = women, newborn = child) =>
  ({ gender, ageInDays }: Subject): ReferenceRange => {
    if (ageInDays <= newbornDays) return newborn
    if (ageInDays < childDays) return child
    return gender === 'L' ? men : women
  }

const haematology: TestGroup = {
  name: 'Hematologi',
  specimen: 'Darah EDTA',
  tests: {
    HB: test(
      'Hemoglobin',
      'g/dL',
      1,
      'Fotometri',
      byPerson(between(13.2, 17.3, 1), between(11.7, 15.5, 1), between(11.5, 15.5, 1), between(15.2, 23.6, 1)),
      { low: 7, high: 24 },
    ),
    HCT: test(
      'Hematokrit',
      '%',
      1,
      'Impedansi',
      byPerson(between(40, 52, 1), between(35, 47, 1), between(35, 45, 1), between(44, 72, 1)),
      { low: 20, high: 70 },
    ),
    WBC: test(
      'Leukosit',
      '10^3/µL',
      2,
      'Impedansi',
      byPerson(between(3.8, 10.6, 2), between(3.6, 11, 2), between(4.5, 13.5, 2), between(9.4, 34, 2)),
      { low: 2, high: 50 },
    ),
    PLT: test(
      'Trombosit',
      '10^3/µL',
      0,
      'Impedansi',
      byPerson(between(150, 440), between(150, 440), between(150, 450)),
      { low: 20, high: 1000 },
    ),
    ESR: test('Laju endap darah', 'mm/jam', 0, 'Westergren', byPerson(between(0, 10), between(0, 20))),
    ABO: test('Golongan darah ABO/Rhesus', null, 0, 'Aglutinasi', null),
  },
}

const haemostasis: TestGroup = {
  name: 'Hemostasis',
  specimen: 'Plasma sitrat',
  tests: {
    PT: test('Waktu protrombin (PT)', 'detik', 1, 'Koagulometri', between(10, 14, 1)),
    INR: test('INR', null, 2, 'Hitung', between(0.8, 1.2, 2), { high: 5 }),
  },
}

const chemistry: TestGroup = {
  name: 'Kimia Klinik',
  specimen: 'Serum',
  tests: {
    GDS: test('Glukosa darah sewaktu', 'mg/dL', 0, 'Heksokinase', between(70, 139), { low: 50, high: 450 }),
    GDP: test('Glukosa darah puasa', 'mg/dL', 0, 'Heksokinase', between(70, 99), { low: 50, high: 450 }),
    G2P: test('Glukosa 2 jam setelah makan', 'mg/dL', 0, 'Heksokinase', between(70, 139), { low: 50, high: 450 }),
    A1C: test('HbA1c', '%', 1, 'HPLC', below(5.7, 1)),
    CHO: test('Kolesterol total', 'mg/dL', 0, 'Enzimatik', below(200)),
    HDL: test('Kolesterol HDL', 'mg/dL', 0, 'Enzimatik homogen', ({ gender }) => above(gender === 'L' ? 40 : 50)),
    LDL: test('Kolesterol LDL direk', 'mg/dL', 0, 'Enzimatik homogen', below(130)),
    TRG: test('Trigliserida', 'mg/dL', 0, 'Enzimatik', below(150)),
    URE: test('Ureum', 'mg/dL', 0, 'Urease', between(17, 43), { high: 214 }),
    CRE: test(
      'Kreatinin',
      'mg/dL',
      2,
      'Jaffe',
      byPerson(between(0.7, 1.3, 2), between(0.5, 1.1, 2), between(0.3, 0.7, 2)),
      { high: 7.4 },
    ),
    GFR: test('Laju filtrasi glomerulus (eGFR)', 'mL/menit/1,73 m²', 0, 'CKD-EPI 2021', above(59)),
    UA: test('Asam urat', 'mg/dL', 1, 'Enzimatik', ({ gender }) =>
      gender === 'L' ? between(3.4, 7, 1) : between(2.4, 5.7, 1),
    ),
    AST: test('SGOT (AST)', 'U/L', 0, 'IFCC', ({ gender }) => below(gender === 'L' ? 40 : 32), { high: 1000 }),
    ALT: test('SGPT (ALT)', 'U/L', 0, 'IFCC', ({ gender }) => below(gender === 'L' ? 41 : 33), { high: 1000 }),
    BIT: test(
      'Bilirubin total',
      'mg/dL',
      1,
      'Diazo',
      ({ ageInDays }) => (ageInDays <= newbornDays ? below(12, 1) : between(0.1, 1.2, 1)),
      { high: 17 },
    ),
    BID: test('Bilirubin direk', 'mg/dL', 1, 'Diazo', below(0.4, 1)),
    CRP: test('CRP kuantitatif', 'mg/L', 1, 'Imunoturbidimetri', below(5, 1)),
    FE: test('Besi serum', 'µg/dL', 0, 'Ferozin', between(50, 170)),
    FER: test('Feritin', 'ng/mL', 0, 'CLIA', byPerson(between(30, 400), between(13, 150))),
  },
}

/** This group has another specimen than the one before: a report may have two groups with the same name. */
const urineChemistry: TestGroup = {
  name: 'Kimia Klinik',
  specimen: 'Urine sewaktu',
  tests: { ACR: test('Rasio albumin/kreatinin urine', 'mg/g', 0, 'Imunoturbidimetri', below(30)) },
}

const electrolytes: TestGroup = {
  name: 'Elektrolit',
  specimen: 'Serum',
  tests: {
    NA: test('Natrium', 'mmol/L', 0, 'ISE', between(136, 145), { low: 120, high: 160 }),
    K: test('Kalium', 'mmol/L', 1, 'ISE', between(3.5, 5.1, 1), { low: 2.8, high: 6.2 }),
    CL: test('Klorida', 'mmol/L', 0, 'ISE', between(98, 107), { low: 80, high: 120 }),
  },
}

const serology: TestGroup = {
  name: 'Imunoserologi',
  specimen: 'Serum',
  tests: {
    NS1: test('Antigen NS1 dengue', null, 0, 'Imunokromatografi', answer('Negatif')),
    HBS: test('HBsAg', null, 0, 'CLIA', answer('Non reaktif')),
    TSH: test('TSH', 'µIU/mL', 2, 'CLIA', between(0.27, 4.2, 2)),
    FT4: test('T4 bebas', 'ng/dL', 2, 'CLIA', between(0.93, 1.7, 2)),
    PSA: test('PSA total', 'ng/mL', 2, 'CLIA', below(4, 2)),
  },
}

const urinalysis: TestGroup = {
  name: 'Urinalisis',
  specimen: 'Urine sewaktu',
  tests: {
    UCOL: test('Warna', null, 0, 'Makroskopis', null),
    UPH: test('pH', null, 1, 'Carik celup', between(4.5, 8, 1)),
    UBJ: test('Berat jenis', null, 3, 'Carik celup', between(1.003, 1.03, 3)),
    UPRO: test('Protein', null, 0, 'Carik celup', answer('Negatif')),
    UGLU: test('Glukosa', null, 0, 'Carik celup', answer('Negatif')),
    ULEU: test('Leukosit esterase', null, 0, 'Carik celup', answer('Negatif')),
    UNIT: test('Nitrit', null, 0, 'Carik celup', answer('Negatif')),
  },
}

const microbiology: TestGroup = {
  name: 'Mikrobiologi',
  specimen: 'Sputum pagi',
  tests: {
    BTA: test('Basil tahan asam (BTA)', null, 0, 'Ziehl-Neelsen', answer('Negatif')),
    TCM: test('TCM Mycobacterium tuberculosis', null, 0, 'PCR', answer('Tidak terdeteksi')),
  },
}

const pathology: TestGroup = {
  name: 'Patologi Anatomi',
  specimen: 'Jaringan',
  tests: { PAJ: test('Histopatologi biopsi jarum', null, 0, 'Hematoksilin-eosin', null) },
}

/** The groups of tests in the order of a report. */
export const testGroups: readonly TestGroup[] = [
  haematology,
  haemostasis,
  chemistry,
  urineChemistry,
  electrolytes,
  serology,
  urinalysis,
  microbiology,
  pathology,
]
