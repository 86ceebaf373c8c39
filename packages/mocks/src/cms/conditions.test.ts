import { describe, expect, it } from 'vitest'
import { meets } from './conditions.ts'

describe('A filter on a value', () => {
  it.each<[value: unknown, conditions: object, met: boolean]>([
    ['Demam', { eq: 'Demam' }, true],
    ['Demam', { eq: 'demam' }, false],
    ['Demam', { eqi: 'dEMAM' }, true],
    ['Demam', { ne: 'Batuk' }, true],
    ['Demam', { nei: 'demam' }, false],
    ['Demam Berdarah', { startsWith: 'Demam' }, true],
    ['Demam Berdarah', { endsWith: 'darah' }, true],
    ['Demam Berdarah', { contains: 'berdarah' }, false],
    ['Demam Berdarah', { containsi: 'BERDARAH' }, true],
    ['Demam Berdarah', { notContains: 'tifus' }, true],
    ['Demam Berdarah', { notContainsi: 'DARAH' }, false],
    ['RENÉ', { containsi: 'rené' }, false],
    ['Demam', { containsi: '%' }, true],
    ['Demam', { containsi: '' }, true],
    ['Demam', { containsi: 'd_mam' }, true],
    ['Sp.PD (K)', { contains: 'PD (K)' }, true],
    [4, { gt: 3, lte: 4 }, true],
    [4, { lt: 4 }, false],
    [7, { eq: '7' }, true],
    [7, { in: ['6', '7'] }, true],
    [7, { notIn: ['6', '7'] }, false],
    [7, { between: [5, 8] }, true],
    [7, { or: [1, 7] }, true],
    [7, { and: [7, 8] }, false],
    [7, { not: { eq: 8 } }, true],
    [true, { eq: true }, true],
    ['2026-11-21T02:00:00.000Z', { gt: '2026-11-21T08:00:00.000+07:00' }, true],
    [null, { null: true }, true],
    ['x', { notNull: true }, true],
    ['x', { null: false }, true],
    ['x', { unknownOperator: 1 }, true],
  ])('%j meets %j: %s', (value, conditions, met) => {
    expect(meets(value, conditions) === true).toBe(met)
  })

  it('never matches a missing value, even negated, as in SQL', () => {
    for (const conditions of [
      { ne: 'x' },
      { gt: '2026-01-01' },
      { notContains: 'x' },
      { notIn: ['x'] },
      { not: { eq: 'x' } },
    ]) {
      expect(meets(null, conditions)).toBeNull()
    }
  })

  it('always matches if its operand is absent, never if it is null', () => {
    expect(meets('x', { eq: undefined })).toBe(true)
    for (const operator of ['eq', 'ne', 'containsi', 'in', 'null']) expect(meets('x', { [operator]: null })).toBe(false)
  })
})
