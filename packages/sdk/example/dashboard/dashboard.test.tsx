import { setupMockServer } from '@hospital/mocks/node'
import { createCmsClient } from '@hospital/sdk/cms'
import { webStorage } from '@hospital/sdk/session'
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createDashboard } from './dashboard'

// A busy machine takes seconds for what it does at once otherwise.
configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

let now = Date.parse('2026-11-21T09:15:00+07:00')
const { server } = setupMockServer({ now: () => new Date(now) })
beforeAll(() => server.listen())
afterEach(cleanup)
afterAll(() => server.close())

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const itemsOf = async (name: string) => within(await screen.findByRole('list', { name })).findAllByRole('listitem')
const items = () => itemsOf('Appointments')
const createPage = () => {
  const cms = createCmsClient({ baseUrl: 'https://hospital.example/cms', token: 'contoh-token-cms' })
  return createDashboard('https://hospital.example/member', webStorage('session'), cms)
}

test('A patient logs in, sees appointments, goes on after the session has expired, and logs out', async () => {
  const Dashboard = createPage()
  render(<Dashboard />)
  await press('Log in')
  expect(await screen.findByRole('heading', { name: 'Siti Rahayu' })).toBeTruthy()
  const count = (await items()).length
  expect(count).toBeGreaterThan(0)

  now += 24 * 60 * 60_000
  fireEvent.click(within((await items())[0]).getByRole('button'))
  await press('Log in')
  await screen.findByText('expired')
  expect((await items()).length).toBe(count)
  expect(localStorage.getItem('session')).toContain('Siti')

  await press('Log out')
  await screen.findByRole('button', { name: 'Log in' })
  expect(localStorage.getItem('session')).toBeNull()
})

test('Everybody reads the news', async () => {
  const Dashboard = createPage()
  render(<Dashboard />)
  const news = await itemsOf('News')
  expect(news.length).toBe(3)
  for (const { textContent } of news) expect(textContent).toMatch(/\w/)
})
