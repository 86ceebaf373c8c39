import { expect, test } from 'vitest'
import names from './test-names.json' with { type: 'json' }
import { testOf } from './test-of.ts'
import type { ReportedTest } from './test-of.ts'

const reported = (name: string, specimen: string | null = null, group = 'Laboratorium'): ReportedTest => ({
  name,
  group,
  specimen,
})

test.each([
  ['Hb', 'haemoglobin'],
  ['Hemoglobin', 'haemoglobin'],
  ['HEMOGLOBIN (HB)', 'haemoglobin'],
  ['Leukosit', 'leukocytes'],
  ['Jumlah leukosit', 'leukocytes'],
  ['Hitung trombosit', 'platelets'],
  ['SGPT/ALT', 'alt'],
  ['SGPT (ALT)', 'alt'],
  ['S.G.O.T', undefined],
  ['SGOT (AST)', 'ast'],
  ['Laju endap darah', 'esr'],
  ['Waktu protrombin (PT)', 'prothrombinTime'],
  ['PT/INR', 'inr'],
  ['Laju filtrasi glomerulus (eGFR)', 'egfr'],
  ['Golongan darah ABO/Rhesus', 'bloodGroup'],
  ['Glukosa darah sewaktu', 'glucoseRandom'],
  ['Glukosa darah puasa', 'glucoseFasting'],
  ['Kolesterol LDL direk', 'ldl'],
  ['Bilirubin direk', 'bilirubinDirect'],
  ['CRP kuantitatif', 'crp'],
  ['CRP (kuantitatif)', 'crp'],
  ['Kreatinin serum', 'creatinine'],
  ['HbA1c', 'hba1c'],
  ['D-Dimer', 'dDimer'],
  ['Anti-HCV', 'antiHcv'],
  // Names of other tests that contain a known name.
  ['Hemoglobin elektroforesis', undefined],
  ['Hb elektroforesis', undefined],
  ['Toleransi glukosa oral', undefined],
  ['Rasio kolesterol total/HDL', undefined],
  ['Kolesterol total/HDL', undefined],
  ['Bilirubin indirek', undefined],
  ['Bilirubin', undefined],
  ['PSA bebas', undefined],
  ['Glukosa', undefined],
  ['Protein', undefined],
  ['Protein total', undefined],
  ['Albumin/Globulin', undefined],
  ['Natrium/Kalium', undefined],
  ['Kalsium ion', undefined],
  ['Troponin I', undefined],
  ['Anti-HBs', undefined],
  ['pH', undefined],
  ['', undefined],
  ['()', undefined],
  ['/', undefined],
] as const)('the blood test "%s" is %s', (name, found) => {
  expect(testOf(reported(name))).toBe(found)
  expect(testOf(reported(name, 'Serum'))).toBe(found)
})

test.each([
  ['Protein', 'Urine sewaktu', 'Urinalisis', 'urineProtein'],
  ['Protein', null, 'Urinalisis', 'urineProtein'],
  ['Protein urine', null, 'Kimia Klinik', 'urineProtein'],
  ['Glukosa', 'Urin pagi', 'Urinalisis', 'urineGlucose'],
  ['Glukosa (urine)', null, 'Kimia Klinik', 'urineGlucose'],
  ['Leukosit esterase', 'Urine sewaktu', 'Urinalisis', 'urineLeukocytes'],
  ['Rasio albumin/kreatinin urine', 'Urine sewaktu', 'Kimia Klinik', 'urineAlbuminRatio'],
  ['Basil tahan asam (BTA)', 'Sputum pagi', 'Mikrobiologi', 'acidFastBacilli'],
  ['TCM Mycobacterium tuberculosis', 'Sputum pagi', 'Mikrobiologi', 'tuberculosisGenes'],
  // A test of blood means something else in another specimen.
  ['Leukosit', 'Urine sewaktu', 'Urinalisis', undefined],
  ['Kreatinin urine', null, 'Kimia Klinik', undefined],
  ['Kalium', 'Urine 24 jam', 'Elektrolit', undefined],
  ['Leukosit', 'Feses', 'Feses rutin', undefined],
  ['Glukosa', 'Cairan pleura', 'Kimia Klinik', undefined],
  ['Leukosit', 'Cairan sendi', 'Analisis cairan', undefined],
  ['Glukosa darah puasa', 'Sampel A', 'Kimia Klinik', undefined],
  ['Leukosit (feses)', null, 'Mikrobiologi', undefined],
  ['BTA', 'Serum', 'Mikrobiologi', undefined],
] as const)('"%s" of the specimen %s in the group %s is %s', (name, specimen, group, found) =>
  expect(testOf(reported(name, specimen, group))).toBe(found),
)

test.each(Object.entries(names))('no name in %s is of two tests, and each is found as it is written', (kind, tests) => {
  const all: readonly string[] = Object.values(tests).flat()
  expect(new Set(all).size).toBe(all.length)
  for (const [id, known] of Object.entries<readonly string[]>(tests))
    for (const name of known) expect(testOf(reported(name, kind)), name).toBe(id)
})
