import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../layout/layout.tsx'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { press, tabAround } from '../storybook/keyboard.ts'
import { Text } from '../typography/text.tsx'
import { Header } from './header.tsx'
import { mobileMenuId } from './mobile-menu.tsx'

const meta: Meta<typeof Header> = {
  title: 'Navigation/Header',
  tags: ['visual'],
  component: Header,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: 'At the head of every page of the public site, once.',
      instead: 'AreaLayout for the menu of a personal area, MenuDrawer for a frame without this header.',
      keyboard: {
        'Space, Enter': 'On a word of the menu: opens and closes it; on a button: opens its dialog',
        Tab: 'Through the links of an open menu',
        Escape: 'Closes the menu or the dialog, and focus returns',
      },
    }),
  },
}
export default meta
type Story = StoryObj<typeof Header>

/** For parts that only the wide header has. */
const onDesktop = { globals: { viewport: { value: 'w1280', isRotated: false } } }

/** For parts that only a phone's header has. */
const onPhone = { globals: { viewport: { value: 'w360', isRotated: false } } }

const paragraphs = Array.from({ length: 40 }, (_, index) => index)

export const OverPage: Story = {
  render: withSample(({ header, words }) => (
    <>
      <Header {...header} />
      <main>
        <Stack>
          {paragraphs.map((index) => (
            <Text key={index}>{words.paragraph}</Text>
          ))}
        </Stack>
      </main>
    </>
  )),
}

/** Becomes sticky after 150 px of scroll. */
export const Sticky: Story = {
  ...OverPage,
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner')
    window.scrollTo({ top: 400, behavior: 'instant' })
    await waitFor(() => expect(header).toHaveAttribute('data-stuck'))
    await waitFor(() => expect(header.getBoundingClientRect().bottom).toBeGreaterThan(40))
    window.scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(header).not.toHaveAttribute('data-stuck'))
  },
}

/** The keyboard behaviour: Enter and Space open and close, Tab goes through the links, Escape closes and restores focus. */
export const MenusByKeyboard: Story = {
  ...OverPage,
  ...onDesktop,
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll<HTMLElement>('details[name=main-menu] > summary')
    if (!first || !second) throw new Error('there are sub-menus')
    first.focus()
    await press('{Enter}')
    await expect(first.parentElement).toHaveAttribute('open')
    await press('{Enter}')
    await expect(first.parentElement).not.toHaveAttribute('open')
    await press(' ')
    await expect(first.parentElement).toHaveAttribute('open')
    const links = first.parentElement?.querySelectorAll('a') ?? []
    for (const link of links) {
      await press('{Tab}')
      await expect(link).toHaveFocus()
    }
    await press('{Tab}')
    await expect(second).toHaveFocus()
    await press('{Enter}')
    await expect(first.parentElement).not.toHaveAttribute('open')
    await press('{Tab}{Escape}')
    await expect(second.parentElement).not.toHaveAttribute('open')
    await expect(second).toHaveFocus()
  },
}

/** The phone's menu: a menu within a menu, and Escape closes the inner one first. */
export const PhoneMenuByKeyboard: Story = {
  ...OverPage,
  ...onPhone,
  tags: ['!visual'],
  play: async ({ canvas, canvasElement }) => {
    const summary = canvas.getByText('Menu').closest('summary')
    if (!summary) throw new Error('there is a menu')
    summary.focus()
    await press('{Enter}')
    await expect(summary.parentElement).toHaveAttribute('open')
    const inner = canvasElement.querySelector<HTMLElement>('details[name=mobile-menu] > summary')
    inner?.focus()
    await press(' ')
    await expect(inner?.parentElement).toHaveAttribute('open')
    await press('{Tab}{Escape}')
    await expect(inner?.parentElement).not.toHaveAttribute('open')
    await expect(inner).toHaveFocus()
    await press('{Escape}')
    await expect(summary.parentElement).not.toHaveAttribute('open')
    await expect(summary).toHaveFocus()
  },
}

/** Opens, closes when another opens, and closes by Escape with focus back on its label. */
export const SubMenus: Story = {
  ...OverPage,
  ...onDesktop,
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll<HTMLElement>('details[name=main-menu] > summary')
    if (!first || !second) throw new Error('there are sub-menus')
    await userEvent.click(first)
    await expect(first.parentElement).toHaveAttribute('open')
    await userEvent.click(second)
    await expect(first.parentElement).not.toHaveAttribute('open')
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(second.parentElement).not.toHaveAttribute('open')
    await expect(second).toHaveFocus()
  },
}

export const OpenMenu: Story = {
  ...OverPage,
  ...onDesktop,
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector<HTMLElement>('details[name=main-menu] > summary')
    if (!summary) throw new Error('there are sub-menus')
    await userEvent.click(summary)
    await expect(summary.parentElement).toHaveAttribute('open')
  },
}

/** The opened phone menu. */
export const OpenPhoneMenu: Story = {
  ...OverPage,
  ...onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Menu'))
    await expect(canvas.getByText('Menu').closest('details')).toHaveAttribute('open')
  },
}

/** A group of links within a menu, and a link that is new. */
export const NestedMenu: Story = {
  ...OverPage,
  ...onDesktop,
  tags: ['!visual'],
  play: async ({ canvas, canvasElement }) => {
    const summary = [...canvasElement.querySelectorAll<HTMLElement>('details[name=main-menu] > summary')].at(-1)
    if (!summary) throw new Error('there are sub-menus')
    await userEvent.click(summary)
    const menu = within(summary.parentElement ?? canvasElement)
    const group = menu.getByText(/^(Formulir|Forms)$/).closest('li')
    await expect(within(group ?? canvasElement).getAllByRole('link')).toHaveLength(2)
    await expect(menu.getByRole('link', { name: /^(Karier ?Baru|Careers ?New)$/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^(Formulir|Forms)$/ })).toBeNull()
  },
}

/** Below 1200 px the menu has every emergency call of the top bar. Escape closes the dialog, and the menu stays. */
export const EmergencyInPhoneMenu: Story = {
  ...OverPage,
  ...onPhone,
  tags: ['!visual'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Menu'))
    const menu = within(canvasElement.querySelector<HTMLElement>(`#${mobileMenuId}`) ?? canvasElement)
    for (const name of [/^(Darurat 24 jam|24-hour emergency)$/, /^(Ambulans|Ambulance)$/]) {
      const button = menu.getByRole('button', { name })
      button.focus()
      await press('{Enter}')
      const dialog = await canvas.findByRole('dialog', { name })
      await waitFor(() => expect(dialog).toBeVisible())
      // When the visitor comes back from the call, the numbers are still there, and can be closed.
      const [number] = within(dialog).getAllByRole('link')
      if (!number) throw new Error('a number can be called')
      dialog.addEventListener('click', (event) => event.preventDefault(), { once: true })
      await userEvent.click(number)
      await expect(dialog).toBeVisible()
      await press('{Escape}')
      await waitFor(() => expect(dialog).not.toBeVisible())
      await expect(button).toHaveFocus()
      await expect(canvas.getByText('Menu').closest('details')).toHaveAttribute('open')
    }
  },
}

/** The chooser offers both logins, and restores focus when it closes. */
export const Login: Story = {
  ...OverPage,
  ...onDesktop,
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^(Masuk|Log in)$/ })
    await userEvent.click(button)
    const dialog = await canvas.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog.querySelectorAll('a')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: /^(Tutup|Close)$/ }))
    await waitFor(() => expect(dialog).not.toBeVisible())
    await expect(button).toHaveFocus()
  },
}

const logOut = fn()

const loggedIn = (name: string) =>
  withSample(({ header, words }) => (
    <Header
      {...header}
      login={undefined}
      account={{
        name,
        gender: 'female',
        items: [
          { label: words.short, href: '/member-area/profile' },
          { label: words.backHome, onSelect: logOut },
        ],
      }}
    />
  ))

/** The avatar's menu: a page and an action, and it closes after the action. */
export const LoggedIn: Story = {
  ...onDesktop,
  render: loggedIn('Siti Nur’aini Rahayu Kusumawardhani'),
  play: async ({ canvas, canvasElement }) => {
    logOut.mockClear()
    const summary = [...canvasElement.querySelectorAll<HTMLElement>('summary')].find(
      (element) => element.textContent === 'Siti Nur’aini Rahayu Kusumawardhani',
    )
    if (!summary) throw new Error('there is a menu of the account')
    await userEvent.click(summary)
    await expect(summary.parentElement).toHaveAttribute('open')
    await expect(
      canvas.getByRole('navigation', { name: /^(Menu utama|Main menu)$/ }).getBoundingClientRect().height,
    ).toBeLessThan(50)
    const list = summary.nextElementSibling
    await expect(list?.getBoundingClientRect().right).toBe(summary.getBoundingClientRect().right)
    await userEvent.click(canvas.getByRole('button', { name: /^(Kembali|Back)/ }))
    await expect(logOut).toHaveBeenCalledOnce()
    await expect(summary.parentElement).not.toHaveAttribute('open')
  },
}

/** Pixels from the left to the text of an element. */
const wordsStart = (element: HTMLElement): number => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect().left
}

/** On a phone the account's pages and the logout are in the menu, aligned with its other entries. */
export const LoggedInOnPhone: Story = {
  ...onPhone,
  render: loggedIn('Siti'),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Menu'))
    const menu = within(canvasElement.querySelector<HTMLElement>(`#${mobileMenuId}`) ?? canvasElement)
    const wayOut = menu.getByRole('button', { name: /^(Kembali|Back)/ })
    const links = [...(wayOut.closest('ul')?.parentElement?.querySelectorAll<HTMLElement>(':scope > ul a') ?? [])]
    await expect(links.length).toBeGreaterThan(1)
    const rows = [
      ...menu
        .getByRole('navigation', { name: /^(Menu utama|Main menu)$/ })
        .querySelectorAll<HTMLElement>(':scope > ul > li > a, summary'),
    ]
    await expect(rows.length).toBeGreaterThan(2)
    await expect(new Set([wayOut, ...links, ...rows].map(wordsStart)).size).toBe(1)
  },
}

/** The dialogs of the header close by Escape and restore focus. */
export const DialogsByKeyboard: Story = {
  ...OverPage,
  ...onDesktop,
  tags: ['!visual'],
  play: async ({ canvas }) => {
    for (const name of [/^(Masuk|Log in)$/, /^(Cari di situs ini|Search this site)$/]) {
      const button = canvas.getByRole('button', { name })
      button.focus()
      await press('{Enter}')
      const dialog = await canvas.findByRole('dialog')
      await tabAround(dialog)
      await press('{Escape}')
      await waitFor(() => expect(dialog).not.toBeVisible())
      await expect(button).toHaveFocus()
    }
  },
}

/** The search opens from its button; without script its form leads to the results. */
export const Search: Story = {
  ...OverPage,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^(Cari di situs ini|Search this site)$/ })
    await userEvent.click(button)
    const dialog = await canvas.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog.querySelector('input')).toHaveFocus()
    await expect(dialog.querySelector('form')).toHaveAttribute('action', expect.stringMatching(/\/cari$/))
  },
}
