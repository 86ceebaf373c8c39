import type { CompanyComponents } from '@hospital/sdk/company'
import { expect, test } from 'vitest'
import { consentSentence, isGiven, withheldReason } from './consent.ts'

type Consent = CompanyComponents['schemas']['Consent']

const consent = (status: Consent['status'], until: string | null): Consent => ({
  status,
  cakupan: status === 'diberikan' ? ['laboratorium'] : [],
  diberikan_pada: null,
  berlaku_sampai: until,
})

test.each([
  ['diberikan', null, true],
  ['diberikan', '2026-11-24', true],
  ['diberikan', '2026-11-23', true],
  ['diberikan', '2026-11-22', false],
  ['tidak_diberikan', null, false],
  ['tidak_diberikan', '2027-01-01', false],
] as const)('%s until %s is given: %s', (status, until, given) => {
  const one = consent(status, until)
  expect(isGiven(one, '2026-11-23')).toBe(given)
  expect(consentSentence(one, '2026-11-23')).toBe(`web.company.consent.${given ? 'given' : 'none'}`)
  expect(withheldReason(one, '2026-11-23')).toBe(`web.company.withheld.${given ? 'part' : 'none'}`)
})
