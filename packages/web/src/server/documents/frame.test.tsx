import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { App } from '../../boot/app.tsx'
import { loadPageComponent } from '../../features/pages.ts'
import { loadShell } from '../../shell/load-shell.ts'
import { contractSite } from '../../testing/contract-context.ts'
import { readAddress } from './canonical.ts'
import { renderFramed } from './frame.tsx'
import { catalogues, messagesFor } from './messages.ts'
import { loadPageState } from './page-state.ts'

// Saturday, 21 November 2026, noon in Jakarta.
const site = contractSite(new Date('2026-11-21T05:00:00Z'))

const doctor = 'rs=RS01&spesialis=SPPD&dokter=dr-eko-wahyudi-sp-pd-kgh'

const loaded = async (address: string, changes: { readonly notice?: string } = {}) => {
  const { pathname, search } = new URL(address, 'https://rs.example')
  const { match, location, locale, path, search: query } = readAddress(pathname, search, { demo: false })
  const context = site.contextOf(address)
  if (!match) throw new Error(`${address} is no page`)
  const result = await loadPageState(match, { path, search: query }, context)
  if (result.kind !== 'page') throw new Error(`${address} is not shown`)
  const shell = { ...(await loadShell(context)), ...changes }
  const page = { ...result.page, messages: messagesFor(locale, undefined) }
  const { kind } = page.content
  const first = { location, state: page, intl: catalogues[locale].intl, Component: await loadPageComponent(kind) }
  return { state: { locale, shell, page }, first }
}

test.each([
  `/dokter/appointment?${doctor}`,
  `/dokter/appointment?${doctor}&tanggal=2026-12-16`,
  `/dokter/appointment?${doctor}&tanggal=2026-12-16&jam=18:00`,
  `/en/dokter/appointment?${doctor}`,
  `/en/dokter/appointment?${doctor}&tanggal=2026-12-16&hari=Rabu`,
  '/member-area/login',
  '/',
])('the frame and the page of %s are what the whole site is', async (address) => {
  const { state, first } = await loaded(address)
  expect(renderFramed(state, first, JSON.stringify(state.shell))).toBe(
    renderToString(<App state={state} first={first} />),
  )
})

test('a frame is made again when the shell has changed', async () => {
  const address = `/dokter/appointment?${doctor}`
  const before = await loaded(address)
  renderFramed(before.state, before.first, JSON.stringify(before.state.shell))
  const { state, first } = await loaded(address, { notice: 'Hari libur nasional: poliklinik tutup.' })
  const markup = renderFramed(state, first, JSON.stringify(state.shell))
  expect(markup).toContain('Hari libur nasional')
  expect(markup).toBe(renderToString(<App state={state} first={first} />))
})
