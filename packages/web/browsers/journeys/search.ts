import { expect } from '@playwright/test'
import type { Journey } from '../visitor.ts'

/** What is typed is found while one types, and a result leads to its page. */
export const search: readonly Journey[] = [
  { start: '/paket', title: 'Cari di situs ini', group: 'Dokter', address: /^\/dokter\/[\w-]+$/ },
  { start: '/en/paket', title: 'Search this site', group: 'Doctors', address: /^\/en\/dokter\/[\w-]+$/ },
].map(({ start, title, group, address }) => ({
  title: `a doctor is searched for from ${start} and opened`,
  walk: async (visitor) => {
    const dialog = { role: 'dialog', name: title } as const
    await visitor.open(start)
    await visitor.press({ role: 'button', name: title, within: { role: 'banner' } })
    await visitor.type({ role: 'field', within: dialog }, 'jantung')
    const result = { role: 'link', within: { role: 'region', name: group, within: dialog } } as const
    const href = await visitor.read(result, (link) => link.getAttribute('href') ?? '')
    expect(href).toMatch(address)
    await visitor.press(result)
    await expect.poll(visitor.path).toBe(href)
    await visitor.expectGone(dialog)
    await visitor.expectSeen({ role: 'heading', name: /\bdr\./ })
  },
}))
