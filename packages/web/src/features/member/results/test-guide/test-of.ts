import { specimenIn, statedSpecimen } from '../specimen.ts'
import type { Specimen } from '../specimen.ts'
import names from './test-names.json' with { type: 'json' }

type Names = typeof names

/** A test that the guide explains. */
export type ExplainedTest = { [Kind in keyof Names]: keyof Names[Kind] }[keyof Names]

/** A test as a laboratory reports it, with the specimen that its group names. */
export interface ReportedTest {
  readonly name: string
  readonly group: string
  /** Null if not stated. */
  readonly specimen: string | null
}

/** Words that do not change which test a name means. */
const fillers = /\b(?:pemeriksaan|kadar|jumlah|hitung|kuantitatif|kualitatif|quantitative|qualitative|serum|count)\b/g

const plainName = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, ' ')
    .replaceAll(fillers, '')
    .replaceAll(/ +/g, ' ')
    .trim()

/** The specimen that the name states, or else the laboratory, or else the group. Blood if none does. */
const specimenOf = ({ name, group, specimen }: ReportedTest): Specimen => {
  const named = specimenIn(name)
  return named !== undefined && named !== 'blood' ? named : (statedSpecimen(specimen) ?? specimenIn(group) ?? 'blood')
}

const byName = (tests: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(tests).flatMap(([test, known]) => known.map((name) => [name, test] as const)))

const tests: Readonly<Record<keyof Names, ReadonlyMap<string, string>>> = {
  blood: byName(names.blood),
  urine: byName(names.urine),
  sputum: byName(names.sputum),
}

/** Removes the specimen from a test's name: `Protein urine` is the test `Protein`. */
const withoutSpecimen = (name: string): string => name.replaceAll(/\b(?:urine?|sputum|dahak)\b/gi, ' ')

/** The two names of a test in one text, as laboratories write them: `SGOT (AST)`, `SGPT/ALT`. */
const partsOf = (name: string): readonly string[] => {
  const [, before = '', within = ''] = /^([^()]+)\(([^()]+)\)\s*$/.exec(name) ?? []
  return within === '' ? name.split('/') : [before, within]
}

/**
 * The explained test for a reported one; undefined for every other. The whole name must be known, or both of its names must mean the same
 * test: a part of a name may be another test, such as glucose in `Toleransi glukosa`. Codes are ignored, since each laboratory has its own.
 */
export const testOf = (reported: ReportedTest): ExplainedTest | undefined => {
  const specimen = specimenOf(reported)
  if (specimen === 'other') return undefined
  const known = (text: string) => tests[specimen].get(plainName(text)) as ExplainedTest | undefined
  const name = withoutSpecimen(reported.name)
  const whole = known(name)
  if (whole !== undefined) return whole
  const [first, ...others] = partsOf(name)
    .filter((part) => plainName(part) !== '')
    .map(known)
  return others.every((other) => other === first) ? first : undefined
}
