import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consentOf } from './consent.ts'
import { opens } from './consent.ts'
import type { Consent } from './consent.ts'
import type { Employee } from './employee.ts'
import { conclusions, examine } from './examination.ts'
import type { Examination } from './examination.ts'
import type { Examined } from './summary-groups.ts'
import { kinds, summaryChoices } from './summary-groups.ts'
import { mcuSummary } from './summary.ts'

const today = '2026-11-25'
const years = [2026, 2025] as const

const scopes = ['pengukuran', 'laboratorium', 'penunjang', 'saran', 'medis_kecelakaan'] as const

/** Every consent that the contract allows, also ended, withdrawn and empty ones. */
const consents: fc.Arbitrary<Consent> = fc.record({
  status: fc.constantFrom('diberikan', 'diberikan', 'diberikan', 'tidak_diberikan', 'dicabut'),
  cakupan: fc.subarray([...scopes]),
  diberikan_pada: fc.constant(null),
  berlaku_sampai: fc.constantFrom(null, '2026-11-24', today, '2027-05-01'),
})

interface Person {
  readonly consent: Consent
  readonly department: string
  readonly place: string
  readonly gender: 'L' | 'P'
  readonly birth: string
  readonly conclusion: number
  /** The seeds of the actual findings, and of other findings in their place. */
  readonly found: readonly [number, number]
}

const people: fc.Arbitrary<Person> = fc.record({
  consent: consents,
  department: fc.constantFrom('Gudang', 'Produksi', 'Keamanan'),
  place: fc.constantFrom('Utara', 'Selatan'),
  gender: fc.constantFrom('L', 'P'),
  birth: fc.constantFrom('2001-01-01', '1990-01-01', '1980-01-01', '1970-01-01'),
  conclusion: fc.nat({ max: 3 }),
  found: fc.tuple(fc.nat({ max: 100_000 }), fc.nat({ max: 100_000 })),
})

const employeeOf = (person: Person, id: number): Employee => ({
  id,
  company: 1,
  number: `K-${id}`,
  identity: null,
  name: `Karyawan ${id}`,
  gender: person.gender,
  birth: person.birth,
  department: person.department,
  position: null,
  workplace: person.place,
  email: null,
  telephone: null,
  status: 'aktif',
  registeredSince: '2020-01-01',
  consent: person.consent,
})

/** The values that each scope opens. Risk factors follow from all of them, and open with `saran`. */
const opened: Readonly<Record<'pengukuran' | 'laboratorium' | 'penunjang', readonly (keyof Examination)[]>> = {
  pengukuran: ['systolic', 'diastolic', 'pulse', 'height', 'weight', 'bmi'],
  laboratorium: ['cholesterol', 'glucose', 'uricAcid', 'haemoglobin'],
  penunjang: ['hearingLoss', 'vitalCapacity', 'impairedSight'],
}

/** An employee's findings, with other values wherever the consent does not open them. */
const otherwise = (found: Examination, instead: Examination, consent: Consent): Examination => {
  if (opens(consent, 'saran', today)) return found
  const visible = (['pengukuran', 'laboratorium', 'penunjang'] as const)
    .filter((scope) => opens(consent, scope, today))
    .flatMap((scope) => opened[scope].map((name) => [name, found[name]] as const))
  return { ...instead, ...Object.fromEntries(visible) }
}

/** The check-ups of a company. With `isOther`, employees without consent have other findings. */
const examinedOf = (company: readonly Person[], isOther: boolean): readonly Examined[] =>
  company.flatMap((person, index) => {
    const employee = employeeOf(person, index + 1)
    return years.map((year): Examined => {
      const day = `${year}-10-02`
      const [found, instead] = person.found.map((draw) => examine({ ...employee, id: 1_000_000 + draw }, day, false))
      if (!found || !instead) throw new Error('nothing was found')
      return {
        employee,
        checkup: {
          id: index,
          number: `MCU-${index}`,
          employee: employee.id,
          day,
          package: 'Tahunan',
          hospital: 'RS01',
          conclusion: conclusions[person.conclusion] ?? 'layak',
          validUntil: null,
          restrictions: [],
          examination: isOther ? otherwise(found, instead, person.consent) : found,
        },
      }
    })
  })

/** The answers to all possible requests for a summary. */
const answersOf = (examined: readonly Examined[]) => {
  const ask = (year: number, filter?: { kind: (typeof kinds)[number]; value: string }) =>
    mcuSummary({ year, filter, examined, employeeCount: 0, today, madeAt: '2026-11-25T02:00:00+07:00' })
  return years.flatMap((year) => {
    const choices = summaryChoices(examined)
    return [ask(year), ...kinds.flatMap((kind) => choices[kind].map((value) => ask(year, { kind, value })))]
  })
}

describe('What was found with people who do not let the company see it', () => {
  it(
    'changes no answer, so that none tells it: 500 companies, every group, every year',
    { tags: ['company.summary-secret'] },
    () => {
      fc.assert(
        fc.property(fc.array(people, { maxLength: 40 }), (company) => {
          expect(answersOf(examinedOf(company, true))).toEqual(answersOf(examinedOf(company, false)))
        }),
        { numRuns: 500 },
      )
    },
  )
})

describe('Of a company of 200', () => {
  /** The demo’s own consents: three of ten let the company see nothing. */
  const company = Array.from({ length: 200 }, (_, index): Person => ({
    consent: consentOf(index, today),
    department: ['Gudang', 'Produksi', 'Keamanan'][index % 3] ?? '',
    place: index % 4 === 0 ? 'Utara' : 'Selatan',
    gender: index % 5 < 3 ? 'L' : 'P',
    birth: `${1966 + (index % 38)}-01-01`,
    conclusion: index % 4,
    found: [index, index],
  }))
  const answers = answersOf(examinedOf(company, false))

  it('every question is answered', () => {
    const lists = answers.flatMap((one) => [
      one.faktor_risiko,
      one.tekanan_darah,
      one.gula_darah,
      one.lemak_darah,
      one.imt,
    ])
    expect(lists.filter((list) => list.length > 0).length / lists.length).toBe(1)
  })

  it('conclusions are counted exactly, and findings in steps of five', () => {
    for (const one of answers) {
      expect(one.kesimpulan.reduce((sum, { jumlah }) => sum + jumlah, 0)).toBe(one.jumlah_diperiksa)
      const { pengukuran, laboratorium } = one.jumlah_setuju
      for (const [list, base] of [
        [one.tekanan_darah, pengukuran],
        [one.imt, pengukuran],
        [one.gula_darah, laboratorium],
        [one.lemak_darah, laboratorium],
      ] as const) {
        const sum = list.reduce((all, { jumlah }) => all + jumlah, 0)
        expect(sum).toBeLessThanOrEqual(base)
        expect(sum).toBeGreaterThanOrEqual(base - 4 * list.length)
        expect(list.filter(({ jumlah }) => jumlah % 5 > 0)).toEqual([])
      }
    }
  })

  it('departments have as many people as the company', () => {
    const [all] = answers
    const sum = (all?.per_departemen ?? []).reduce(
      (people, { layak, layak_dengan_catatan: notes, tidak_layak_sementara: later, tidak_layak: unfit }) =>
        people + layak + notes + later + unfit,
      0,
    )
    expect(sum).toBe(200)
  })
})

it(
  'findings of fewer than five who agreed are not broken down; conclusions are',
  { tags: ['company.summary-small'] },
  () => {
    const agreed: Consent = {
      status: 'diberikan',
      cakupan: ['saran', 'pengukuran'],
      diberikan_pada: null,
      berlaku_sampai: null,
    }
    const refused: Consent = { ...agreed, status: 'tidak_diberikan', cakupan: [] }
    const company = (count: number) =>
      Array.from({ length: 12 }, (_, index): Person => ({
        consent: index < count ? agreed : refused,
        department: 'Gudang',
        place: 'Utara',
        gender: 'L',
        birth: '1980-01-01',
        conclusion: 0,
        found: [index, index],
      }))
    const [few] = answersOf(examinedOf(company(4), false))
    expect(few).toMatchObject({ jumlah_diperiksa: 12, jumlah_setuju: { saran: 4, pengukuran: 4, laboratorium: 0 } })
    expect(few).toMatchObject({ faktor_risiko: [], tekanan_darah: [], imt: [], gula_darah: [] })
    expect(few?.per_tahun).toMatchObject([
      { layak: 12, hipertensi: null },
      { layak: 12, obesitas: null },
    ])
    const [enough] = answersOf(examinedOf(company(5), false))
    expect(enough?.faktor_risiko).toHaveLength(10)
    expect(enough?.gula_darah).toEqual([])
  },
)
