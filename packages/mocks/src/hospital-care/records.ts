import { inTime } from '../hospital/clock.ts'
import type { Appointments } from '../patients/appointment.ts'
import type { McuRecord } from './checkup/mcu-report.ts'
import { mcuSeeds } from './checkup/mcu-seeds.ts'
import { dayOf, numberOf } from './day-of.ts'
import type { Past } from './day-of.ts'
import type { LabRecord } from './laboratory/lab-record.ts'
import { labSeeds } from './laboratory/lab-seeds.ts'
import type { RadiologyRecord } from './radiology/radiology-report.ts'
import { radiologySeeds } from './radiology/radiology-seeds.ts'
import type { VisitRecord } from './visits/visit-history.ts'
import { visitPrefixes } from './visits/visit-history.ts'
import { visitSeeds } from './visits/visit-seeds.ts'

/** The hospitals' records of their patients; every list has the latest first. */
export interface Records {
  readonly laboratory: readonly LabRecord[]
  readonly radiology: readonly RadiologyRecord[]
  readonly checkups: readonly McuRecord[]
  readonly visits: readonly VisitRecord[]
}

const latestFirst = <Row extends { readonly day: string }>(
  rows: readonly Row[],
  time: (row: Row) => string | null,
): readonly Row[] =>
  rows.toSorted((one, other) => inTime(other.day, one.day) || inTime(time(other) ?? '', time(one) ?? ''))

/** The seeded records, dated around today. */
export const createRecords = (appointments: Appointments, today: string): Records => {
  const dated = <Seed extends Past>(seeds: readonly Seed[], kind: (seed: Seed) => string, first: number) =>
    seeds.map((seed, index) => {
      const day = dayOf(appointments, today, seed)
      return { ...seed, day, number: numberOf(kind(seed), day, first + index * 7) }
    })
  const laboratory = dated(labSeeds, () => 'LAB', 33)
  const radiology = dated(radiologySeeds, () => 'RAD', 4)
  const visits = dated(visitSeeds, ({ kind }) => visitPrefixes[kind], 119).map((visit) => {
    const isOfVisit = (result: LabRecord | RadiologyRecord) =>
      result.patient === visit.patient && result.hospital === visit.hospital && result.day === visit.day
    return { ...visit, hasLaboratory: laboratory.some(isOfVisit), hasRadiology: radiology.some(isOfVisit) }
  })
  return {
    laboratory: latestFirst(laboratory, ({ sampled }) => sampled),
    radiology: latestFirst(radiology, ({ examined }) => examined),
    checkups: latestFirst(
      dated(mcuSeeds, () => 'MCU', 12),
      () => null,
    ),
    visits: latestFirst(visits, ({ arrived }) => arrived),
  }
}
