import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startMockServer } from '@hospital/mocks/server'
import type { MockServer } from '@hospital/mocks/server'
import { cmsRoutes, hospitalCareRoutes, memberRoutes, socialFeedRoutes } from '@hospital/sdk/contracts'
import type { OperationRoute, OperationRoutes } from '@hospital/sdk/contracts'
import { createMemberClient } from '@hospital/sdk/member'
import { cmsResultSchemas } from '@hospital/sdk/validation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carePlan } from '../../scripts/check-backends/care.ts'
import { checkBackEnds } from '../../scripts/check-backends/check.ts'
import { plan, writePlan } from '../../scripts/check-backends/plan.ts'
import { reportOf } from '../../scripts/check-backends/report.ts'
import { demoEnvironment } from '../../scripts/demo-environment.ts'
import { testSettings } from '../../scripts/test-settings.ts'
import { readConfig } from '../../src/server/config.ts'

let server: MockServer

beforeAll(async () => {
  server = await startMockServer({ port: 0 })
})
afterAll(() => server.close())

const configOn = (contractServer: string, changes: Readonly<Record<string, string>> = {}) => {
  const result = readConfig({ ...demoEnvironment(contractServer, 3000), ...testSettings, ...changes })
  if ('mistakes' in result) throw new Error(result.mistakes.join('\n'))
  return result.config
}

const config = (changes: Readonly<Record<string, string>> = {}) => configOn(server.url, changes)

/** Runs a check with a fault of the back ends for each of some operations. */
const withFaults = async (faults: Readonly<Record<string, string>>) => {
  const control = `${server.url}/__mock/faults`
  for (const [operation, fault] of Object.entries(faults)) {
    const { ok } = await fetch(control, { method: 'POST', body: JSON.stringify({ operation, fault }) })
    expect(ok).toBe(true)
  }
  const checked = await checkBackEnds(config())
  await fetch(control, { method: 'DELETE' })
  return checked
}

const isRead = ({ method, reads }: OperationRoute): boolean => method === 'GET' || reads === true

const everything = [
  ...plan,
  ...carePlan({ code: 'RS01', endpoint: 'http://localhost:9' }, configOn('http://localhost:9'), 'token'),
]

const names = (backEnd: string) => everything.filter((call) => call.backEnd === backEnd).map(({ name }) => name)

test.each([
  ['cms', cmsRoutes],
  ['member', memberRoutes],
  ['social-feed', socialFeedRoutes],
  ['hospital-care RS01', hospitalCareRoutes],
] as const satisfies readonly (readonly [string, OperationRoutes])[])(
  'every read of %s is checked, and nothing that changes something',
  (backEnd, routes) => {
    const reads = Object.entries<OperationRoute>(routes).flatMap(([name, route]) => (isRead(route) ? [name] : []))
    expect(names(backEnd).toSorted()).toEqual(reads.toSorted())
  },
)

test('every write to the CMS is checked on request', () => {
  const writes = Object.entries<OperationRoute>(cmsRoutes).flatMap(([name, route]) => (isRead(route) ? [] : [name]))
  // Documents are checked one by one, and they only read.
  expect([...writePlan.map(({ name }) => name), 'executeGraphql'].toSorted()).toEqual(writes.toSorted())
})

test('every document of the SDK is checked', () => {
  expect(names('cms graphql').toSorted()).toEqual(Object.keys(cmsResultSchemas).toSorted())
})

test('the command runs in Node as it is, and names what is not set', async () => {
  const command = fileURLToPath(new URL('../../scripts/check-backends.ts', import.meta.url))
  const run = promisify(execFile)(process.execPath, [command], { env: {} })
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^SITE_URL: /) as string })
})

test('back ends that answer by the contract work, with arguments of earlier answers', async () => {
  const checked = await checkBackEnds(config())
  expect(checked.filter(({ verdict }) => verdict !== 'works').map(({ name, detail }) => `${name}: ${detail}`)).toEqual([
    'getProfile: no CHECK_MEMBER_TOKEN',
    'getFamily: no CHECK_MEMBER_TOKEN',
    'listFamilyAccess: no CHECK_MEMBER_TOKEN',
    'listDevices: no CHECK_MEMBER_TOKEN',
    'listConsents: no CHECK_MEMBER_TOKEN',
    'listReminders: no CHECK_MEMBER_TOKEN',
    'getDeletion: no CHECK_MEMBER_TOKEN',
    'listOpenAppointments: no CHECK_MEMBER_TOKEN',
    'listApprovedAppointments: no CHECK_MEMBER_TOKEN',
    'getAppointmentQueue: no CHECK_MEMBER_TOKEN',
    'listClosedAppointments: no CHECK_MEMBER_TOKEN',
    'listGuarantorDocuments: no CHECK_MEMBER_TOKEN',
    'getVisitHistory: no CHECK_MEMBER_TOKEN',
  ])
  expect(reportOf(checked)).toMatchObject({
    fine: true,
    text: expect.stringContaining('13 not checked, 0 to be looked at'),
  })
  const care = checked.filter(({ backEnd }) => backEnd.startsWith('hospital-care'))
  expect(care.map(({ name }) => name)).toEqual(Array(care.length).fill('without a token'))
  expect(care.length).toBeGreaterThan(3)
})

test("a patient's token adds the member area", async () => {
  const { data, error } = await createMemberClient({ baseUrl: `${server.url}/member` }).login({
    body: { email: 'siti.rahayu@contoh.example', password: 'Rahasia123' },
  })
  if (error) throw new Error(error.kind)
  const token = data.jwt_token.value
  const checked = await checkBackEnds(config(), { access: { token, id: data.users.id } })
  const unwell = checked.filter(({ verdict }) => verdict !== 'works')
  // No hospital has all kinds of results of this patient, and she is not in the older systems.
  const details = ['no entry to ask for', 'the patient is not in the older system']
  expect(unwell.filter(({ detail }) => !details.includes(detail))).toEqual([])
  const worked = checked.filter(({ backEnd, verdict }) => backEnd.startsWith('hospital-care') && verdict === 'works')
  const reads = names('hospital-care RS01').filter((name) => name !== 'getLegacyPatient')
  expect([...new Set(worked.map(({ name }) => name))].toSorted()).toEqual(['without a token', ...reads].toSorted())
  expect(reportOf(checked).text).not.toContain(token)
})

test('faults are told apart, each where it is', async () => {
  const checked = await withFaults({
    getTopBar: '403',
    DoctorBySlug: 'errors',
    listReligions: 'malformed',
    HomePage: 'malformed',
    listBloodTypes: '500',
    Videos: 'dropped',
    listHomeSliders: '404',
    FormSlugs: 'empty',
  })
  const found = (name: string) => {
    const read = checked.find((each) => each.name === name)
    return read && `${read.verdict}: ${read.detail}`
  }
  expect(found('getTopBar')).toBe('refused: status 403: the token lacks GET /api/top-bar')
  expect(found('listReligions')).toMatch(/^breaks the contract: status 200, at /)
  expect(found('HomePage')).toMatch(/^breaks the contract: status 200, at /)
  expect(found('listBloodTypes')).toBe('not reachable: status 500')
  expect(found('Videos')).toMatch(/^not reachable: /)
  expect(found('listHomeSliders')).toMatch(/^nothing found: status 404/)
  expect(found('FormBySlug')).toBe('not checked: no entry to ask for')
  expect(found('Hospitals')).toBe('works: ')
  expect(reportOf(checked).fine).toBe(false)
})

test.each([
  ['a token that is refused', { CMS_TOKEN: 'rahasia-yang-salah' }],
  ['an address of nothing', { CMS_URL: 'http://localhost:9' }],
])('%s shows in every read of the CMS, and never the token', async (_what, changes) => {
  const checked = await checkBackEnds(config(changes))
  const ofCms = checked.filter(({ backEnd, verdict }) => backEnd.startsWith('cms') && verdict !== 'not checked')
  expect(ofCms.length).toBeGreaterThan(20)
  const expected = 'CMS_TOKEN' in changes ? ['refused'] : ['not reachable']
  expect([...new Set(ofCms.map(({ verdict }) => verdict))]).toEqual(expected)
  expect(reportOf(checked).text).not.toContain('rahasia-yang-salah')
})

test('the CMS is named, and one line says that the site takes it for another', async () => {
  const five = await startMockServer({ port: 0, strapi: 5 })
  const check = (strapi: string) =>
    checkBackEnds(config({ CMS_URL: `${five.url}/cms`, CMS_MEDIA_URL: five.url, CMS_STRAPI: strapi }))
  const ofCms = (checked: Awaited<ReturnType<typeof check>>) =>
    checked.filter(({ backEnd }) => backEnd.startsWith('cms')).map(({ name, verdict }) => `${name}: ${verdict}`)
  const right = await check('5')
  const asked = await check('detect')
  const wrong = await check('4')
  await five.close()
  expect(ofCms(right)[0]).toBe('Strapi 5: works')
  expect([...ofCms(right), ...ofCms(asked)].filter((line) => !line.endsWith(': works'))).toEqual([])
  expect(ofCms(wrong)).toEqual(['Strapi 5: breaks the contract'])
  expect(reportOf(wrong)).toMatchObject({
    fine: false,
    text: expect.stringContaining('the site speaks to it as to Strapi 4: set CMS_STRAPI=5') as string,
  })
})

test('a hospital whose address the site does not call is named, and not called', async () => {
  const checked = await checkBackEnds(config({ HOSPITAL_CARE_ORIGINS: 'https://rs.example' }))
  const care = checked.filter(({ backEnd }) => backEnd === 'hospital-care RS01')
  expect(care).toHaveLength(1)
  expect(care[0]).toMatchObject({
    verdict: 'refused',
    detail: 'the origin of base_endpoint is not in HOSPITAL_CARE_ORIGINS',
  })
})

test.each([4, 5] as const)(
  'what visitors send is sent to a demonstration of Strapi %i when asked for',
  async (strapi) => {
    const demonstration = await startMockServer({ port: 0, strapi })
    const checked = await checkBackEnds(
      config({ CMS_URL: `${demonstration.url}/cms`, CMS_MEDIA_URL: demonstration.url, CMS_STRAPI: String(strapi) }),
      { write: true },
    )
    await demonstration.close()
    const writes = checked.filter(({ backEnd }) => backEnd === 'cms writes')
    expect(writes.map(({ name, verdict, detail }) => `${name}: ${verdict}${detail}`)).toEqual([
      'createNewsletterSubscription: works',
      'createPackageReservation: works',
      'createContactMessage: works',
    ])
  },
)

test('nothing is sent to a CMS that does not say it is a demonstration, and one line says so', async () => {
  const posted: string[] = []
  const inUse = createServer((request, response) => {
    if (request.method === 'POST' && !request.url?.endsWith('/graphql')) posted.push(request.url ?? '')
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":[]}')
  }).listen(0, '127.0.0.1')
  await once(inUse, 'listening')
  const { port } = inUse.address() as AddressInfo
  const checked = await checkBackEnds(config({ CMS_URL: `http://127.0.0.1:${port}` }), { write: true })
  inUse.close()
  inUse.closeAllConnections()
  const writes = checked.filter(({ backEnd }) => backEnd === 'cms writes')
  expect(writes).toMatchObject([
    { verdict: 'refused', detail: expect.stringContaining('does not say that it is a demonstration') as string },
  ])
  expect(posted).toEqual([])
  expect(reportOf(checked).fine).toBe(false)
})
