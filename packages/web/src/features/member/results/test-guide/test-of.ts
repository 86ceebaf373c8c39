import { specimenIn, statedSpecimen } from '../specimen.ts'
import type { Specimen } from '../specimen.ts'
import names from './test-names.json' with { type: 'json' }

type Names = typeof names

/** A test that the guide explains. */
export type ExplainedTest = { [Kind in keyof Names]: keyof Names[Kind] }[keyof Names]

/** A test as a laboratory reports it, with what its group says of the specimen. */
export interface ReportedTest {
  readonly name: string
  readonly group: string
  /** Null where it is not stated. */
  readonly specimen: string | null
}

/** Words that change nothing of what is tested. */
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

/** The specimen that the name, else the laboratory, else the group says; blood where none does. */
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

/** A name as a laboratory writes two of them: `SGOT (AST)`, `SGPT/ALT`. */
const partsOf = (name: string): readonly string[] => {
  const [, before = '', within = ''] = /^([^()]+)\(([^()]+)\)\s*$/.exec(name) ?? []
  return within === '' ? name.split('/') : [before, within]
}

/**
 * Which explained test a reported one is; undefined for every other. The whole name has to be known, or each of its two names for the same
 * test: part of a name may be another test, as glucose in `Toleransi glukosa`. Codes are not looked at, since each laboratory has its own.
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
