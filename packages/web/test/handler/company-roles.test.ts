import { createCompanyClient } from '@hospital/sdk/company'
import type { CompanyClient } from '@hospital/sdk/company'
import { beforeAll, describe, expect, test } from 'vitest'
import { localizedPath } from '../../src/routes/href.ts'
import type { RouteName } from '../../src/routes/table.ts'
import { routes } from '../../src/routes/table.ts'
import type { Site } from '../../src/server/app.ts'
import { siteOrigin, testSites } from '../../src/testing/test-site.ts'
import { adminCookie, companyCookie, memberCookie } from './cookies.ts'

const sites = testSites(new Date('2026-11-21T03:00:10Z'))
let site: Site
beforeAll(() => {
  site = sites.create()
})

/** The visitors, by the cookie of their session. Only calls tell a user of another company apart. */
const visitors = { anonymous: '', patient: memberCookie, user: companyCookie, administrator: adminCookie } as const

type Visitor = keyof typeof visitors

/** The outcome of a page request: the page is shown, or the visitor is redirected to another one. */
type Outcome = 'shown' | RouteName

const pages: Readonly<Record<string, Readonly<Record<Visitor, Outcome>>>> = {
  companyLogin: { anonymous: 'shown', patient: 'home', user: 'home', administrator: 'home' },
  companyAdminLogin: { anonymous: 'shown', patient: 'home', user: 'home', administrator: 'home' },
  companyActivation: { anonymous: 'shown', patient: 'shown', user: 'shown', administrator: 'shown' },
  companyArea: { anonymous: 'shown', patient: 'memberProfile', user: 'companyProfile', administrator: 'companyAdmin' },
  companyProfile: { anonymous: 'home', patient: 'home', user: 'shown', administrator: 'companyAdmin' },
  companyEmployees: { anonymous: 'home', patient: 'home', user: 'shown', administrator: 'shown' },
  companyMcuChart: { anonymous: 'home', patient: 'home', user: 'shown', administrator: 'shown' },
  companyMcuResults: { anonymous: 'home', patient: 'home', user: 'shown', administrator: 'shown' },
  companyAccidents: { anonymous: 'home', patient: 'home', user: 'shown', administrator: 'shown' },
  companyAccidentNew: { anonymous: 'home', patient: 'home', user: 'shown', administrator: 'shown' },
  companyAccident: { anonymous: 'home', patient: 'home', user: 'shown', administrator: 'shown' },
  companyAdmin: { anonymous: 'home', patient: 'home', user: 'home', administrator: 'shown' },
}

const isCompanyRoute = ([, { area }]: readonly [string, { readonly area: string }]) => area === 'company'

test('the table of pages has every page of the company area', { tags: ['company.area'] }, () => {
  expect(Object.keys(pages).toSorted()).toEqual(
    Object.entries(routes)
      .filter(isCompanyRoute)
      .map(([name]) => name)
      .toSorted(),
  )
})

describe.each(['id', 'en'] as const)('pages in %s', (locale) => {
  const cases = Object.entries(pages).flatMap(([name, outcomes]) =>
    (Object.entries(outcomes) as [Visitor, Outcome][]).map(
      ([visitor, outcome]) => [name as RouteName, visitor, outcome] as const,
    ),
  )
  test.each(cases)(
    '%s for %s: %s',
    {
      tags: [
        'company.start',
        'company.guard-anonymous',
        'company.roles',
        'company.admin-role',
        'company.user-role',
        'company.admin-closed',
        'company.page-roles',
        'company.referrals-page',
      ],
    },
    async (name, visitor, outcome) => {
      const addressOf = (route: RouteName) => localizedPath(routes[route].path.replace(/\/:(\w+)\??/g, '/641'), locale)
      const headers = { cookie: visitors[visitor] }
      const response = await site.fetch(new Request(`${siteOrigin}${addressOf(name)}`, { headers }))
      const found = response.status === 302 ? response.headers.get('location') : response.status
      expect(found).toBe(outcome === 'shown' ? 200 : addressOf(outcome))
    },
  )
})

/** The callers, by bearer token. Employee 9012, check-up and referral belong to company 12. */
const bearers = {
  anonymous: undefined,
  patient: 'contoh-member-1001-0',
  user: 'contoh-perusahaan-77-0',
  'another company': 'contoh-perusahaan-80-0',
  administrator: 'contoh-perusahaan-1-0',
} as const

type Caller = keyof typeof bearers

const callAs = (caller: Caller): CompanyClient =>
  createCompanyClient({
    baseUrl: `${siteOrigin}/api/company`,
    token: bearers[caller],
    retry: false,
    fetch: async (url, init) => site.fetch(new Request(url, init)),
  })

/** The outcome of a call: answered, or the kind of its error. */
type Answer = 'answered' | 'unauthorized' | 'forbidden' | 'not-found'

const closed = { anonymous: 'unauthorized', patient: 'unauthorized' } as const
const ofCompanies = { ...closed, user: 'answered', 'another company': 'answered' } as const
const ofAdministrators = {
  ...closed,
  user: 'forbidden',
  'another company': 'forbidden',
  administrator: 'answered',
} as const

/** Ids of data that belongs to company 12. */
const ids = async () => {
  const client = callAs('user')
  const [results, referrals] = await Promise.all([
    client.listCompanyMcuResults({ body: { karyawan_id: 9012 } }),
    client.listAccidentReferrals(),
  ])
  return { result: results.data?.data[0]?.id ?? 0, referral: referrals.data?.data[0]?.id ?? 0 }
}

const calls: readonly (readonly [
  name: keyof CompanyClient,
  answers: Readonly<Record<Caller, Answer>>,
  call: (client: CompanyClient, known: Awaited<ReturnType<typeof ids>>) => Promise<{ readonly error?: unknown }>,
])[] = [
  ['getCompanyProfile', { ...ofCompanies, administrator: 'forbidden' }, (client) => client.getCompanyProfile()],
  [
    'updateCompanyProfile',
    { ...ofCompanies, administrator: 'forbidden' },
    (client) => client.updateCompanyProfile({ body: { kode_pos: '41361' } }),
  ],
  [
    'listCompanyEmployees',
    { ...ofCompanies, administrator: 'answered' },
    (client) => client.listCompanyEmployees({ body: {} }),
  ],
  [
    'listCompanyEmployees',
    { ...ofCompanies, 'another company': 'forbidden', administrator: 'answered' },
    (client) => client.listCompanyEmployees({ body: { perusahaan_id: 12 } }),
  ],
  [
    'getCompanyEmployee',
    { ...ofCompanies, 'another company': 'not-found', administrator: 'answered' },
    (client) => client.getCompanyEmployee({ query: { id: 9012 } }),
  ],
  [
    'listCompanyMcuResults',
    { ...ofCompanies, administrator: 'answered' },
    (client) => client.listCompanyMcuResults({ body: {} }),
  ],
  [
    'listCompanyMcuResults',
    { ...ofCompanies, 'another company': 'forbidden', administrator: 'answered' },
    (client) => client.listCompanyMcuResults({ body: { perusahaan_id: 12 } }),
  ],
  [
    'getCompanyMcuResult',
    { ...ofCompanies, 'another company': 'not-found', administrator: 'answered' },
    (client, { result: id }) => client.getCompanyMcuResult({ query: { id } }),
  ],
  [
    'getCompanyMcuSummary',
    { ...ofCompanies, 'another company': 'forbidden', administrator: 'answered' },
    (client) => client.getCompanyMcuSummary({ query: { perusahaan_id: 12 } }),
  ],
  ['listAccidentReferrals', { ...ofCompanies, administrator: 'answered' }, (client) => client.listAccidentReferrals()],
  [
    'getAccidentReferral',
    { ...ofCompanies, 'another company': 'not-found', administrator: 'answered' },
    (client, { referral: id }) => client.getAccidentReferral({ query: { id } }),
  ],
  ['listCorporateClients', ofAdministrators, (client) => client.listCorporateClients({ body: {} })],
  [
    'updateCorporateClient',
    ofAdministrators,
    (client) => client.updateCorporateClient({ body: { id: 12, kota: 'Karawang' } }),
  ],
  ['listCorporateUsers', ofAdministrators, (client) => client.listCorporateUsers({ body: {} })],
  [
    'updateCorporateUser',
    ofAdministrators,
    (client) => client.updateCorporateUser({ body: { id: 78, name: 'Hendrik' } }),
  ],
  [
    'importEmployees',
    ofAdministrators,
    (client) =>
      client.importEmployees({
        body: {
          perusahaan_id: 12,
          mode: 'periksa',
          kunci: '0b8f6d0e-5f0a-4c52-9a5e-3f1f5a3f7c11',
          baris: [{ baris: 2, nama_lengkap: 'Rahmat', nik_karyawan: 'NTX-9001', tgl_lahir: '1990-03-02', gender: 'L' }],
        },
      }),
  ],
]

describe.each(calls)('the call %s', (_name, answers, call) => {
  test.each(Object.entries(answers) as [Caller, Answer][])(
    'by %s is %s',
    { tags: ['company.server-roles', 'company.call-roles', 'company.admin-closed', 'company.other-company'] },
    async (caller, answer) => {
      const { error } = await call(callAs(caller), await ids())
      expect(error === undefined ? 'answered' : (error as { readonly kind: string }).kind).toBe(answer)
    },
  )
})
