import type { CompanyComponents } from '@hospital/sdk/company'
import { expect, test } from 'vitest'
import { consentSentence, standingOf, withheldReason } from './consent.ts'

type Consent = CompanyComponents['schemas']['Consent']

const consent = (status: Consent['status'], until: string | null): Consent => ({
  status,
  cakupan: status === 'diberikan' ? ['laboratorium'] : [],
  diberikan_pada: null,
  berlaku_sampai: until,
})

test.each([
  ['diberikan', null, 'given'],
  ['diberikan', '2026-11-24', 'given'],
  ['diberikan', '2026-11-23', 'given'],
  ['diberikan', '2026-11-22', 'ended'],
  ['dicabut', null, 'withdrawn'],
  ['dicabut', '2027-01-01', 'withdrawn'],
  ['tidak_diberikan', null, 'never'],
] as const)('%s until %s: %s', (status, until, standing) => {
  const given = consent(status, until)
  expect(standingOf(given, '2026-11-23')).toBe(standing)
  expect(consentSentence(given, '2026-11-23')).toBe(`web.company.consent.${standing}`)
  expect(withheldReason(given, '2026-11-23')).toBe(
    standing === 'given' ? 'web.company.withheld.part' : `web.company.withheld.${standing}`,
  )
})
