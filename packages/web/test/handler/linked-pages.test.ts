import { expect, test } from 'vitest'
import { matchPath } from '../../src/routes/match.ts'
import type { RouteName } from '../../src/routes/table.ts'
import { routes } from '../../src/routes/table.ts'
import { testSites } from '../../src/testing/test-site.ts'
import { linkedByCode } from './links-of-code.ts'
import { linksIn, walkSite } from './site-walk.ts'

const sites = testSites(new Date('2026-11-21T03:00:10Z'))

/** Pages without a link on the site, each with the way that people reach it. */
const withoutLink: Readonly<Partial<Record<RouteName, string>>> = {
  companyActivation: 'by the link of an invitation, which comes by e-mail',
  companyAdminLogin: 'by its address, which the staff of the hospital group know, and no patient or company needs',
  companyArea: 'by its address, typed short; it leads on to the log-in or to the own page',
  healthPackages: 'by an address of the specification; the site itself leads to the same list at /paket',
  healthPackage: 'from that list, and by links of editors; the address for search engines is below /paket',
}

/** The pages to which documents link, with their menus and forms, by the page of the document. */
const linkedByDocuments = async (): Promise<ReadonlyMap<RouteName, readonly RouteName[]>> => {
  const linked = new Map<RouteName, RouteName[]>()
  for (const { route, html } of await walkSite(sites.create(), 'id')) {
    const body = html.slice(html.indexOf('<body'))
    const actions = [...body.matchAll(/ action="(\/[^"?#]*)/g)].map(([, action = '']) => action)
    const names = [...linksIn(body), ...actions].flatMap(
      (address) => matchPath(address.replace(/\?.*/, ''))?.name ?? [],
    )
    linked.set(route, [...(linked.get(route) ?? []), ...names])
  }
  return linked
}

test('every page can be reached from the home page by links, but for those that people come to in another way', async () => {
  const byDocuments = await linkedByDocuments()
  const isArea = (name: RouteName) => routes[name].area !== 'public'
  const reached = new Set<RouteName>(['home'])
  for (const name of reached) {
    for (const next of byDocuments.get(name) ?? []) reached.add(next)
    // The server's document of an area page lacks the links that the browser renders.
    for (const next of linkedByCode(name).filter(isArea)) reached.add(next)
  }
  const missed = (Object.keys(routes) as RouteName[]).filter((name) => !reached.has(name))
  expect(missed.toSorted()).toEqual(Object.keys(withoutLink).toSorted())
}, 60_000)
