import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Places } from '../link/places.ts'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { Header } from './header.tsx'
import { mobileMenuId } from './mobile-menu.tsx'

const meta: Meta<typeof Header> = {
  title: 'Navigation/Header, where one is',
  component: Header,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: 'Around the shell of a page: its address and those of the pages above it, which all menus then mark.',
    }),
  },
}
export default meta
type Story = StoryObj<typeof Header>

/** A page with a form, which is in a group of the last menu, and a page above it. */
const placesOf = (locale: unknown) => {
  const prefix = locale === 'en' ? '/en' : ''
  return [`${prefix}/informasi/forms/0`, `${prefix}/informasi/karir`]
}

const namesOf = (element: Element) => [element.getAttribute('href'), element.getAttribute('aria-current')]

/** The marks of the current place: the link to the page, the link to the page above it, and the menu labels that contain them. */
export const WhereOneIs: Story = {
  render: withSample(({ header }) => <Header {...header} />),
  globals: { viewport: { value: 'w1280', isRotated: false } },
  decorators: [(Story, { globals }) => <Places value={placesOf(globals['locale'])}>{Story()}</Places>],
  play: async ({ canvas, canvasElement, globals }) => {
    const [form, above] = placesOf(globals['locale'])
    const menu = canvas.getByRole('navigation', { name: /^(Menu utama|Main menu)$/ })
    const summary = [...menu.querySelectorAll('summary')].at(-1)
    if (!summary) throw new Error('there are sub-menus')
    await userEvent.click(summary)
    await expect([...menu.querySelectorAll('[aria-current]')].map(namesOf)).toEqual([
      [null, 'true'],
      [form, 'page'],
      [above, 'true'],
    ])
    for (const marked of menu.querySelectorAll('[aria-current]'))
      await expect(Number(getComputedStyle(marked).fontWeight)).toBeGreaterThan(600)
    const quick = canvas.getByRole('navigation', { name: /^(Tautan cepat|Quick links)$/ })
    await expect([...quick.querySelectorAll('[aria-current]')].map(namesOf)).toEqual([[above, 'true']])
    const folded = canvasElement.querySelector(`#${mobileMenuId} nav`)
    await expect([...(folded?.querySelectorAll('[aria-current]') ?? [])].map(namesOf)).toEqual([
      [null, 'true'],
      [form, 'page'],
      [above, 'true'],
    ])
  },
}

/** The same marks in the menu of a phone. */
export const WhereOneIsOnPhone: Story = {
  render: withSample(({ header }) => <Header {...header} />),
  globals: { viewport: { value: 'w360', isRotated: false } },
  decorators: WhereOneIs.decorators ?? [],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Menu'))
    const summary = [...canvasElement.querySelectorAll<HTMLElement>('details[name=mobile-menu] > summary')].at(-1)
    if (!summary) throw new Error('there are sub-menus')
    await userEvent.click(summary)
    const [page] = canvas.getAllByRole('link', { current: 'page' })
    await expect(page).toBeVisible()
  },
}
