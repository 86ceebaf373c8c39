import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { endedPendingCookie } from '../features/member/registration/pending-registration.ts'
import { draftsKey } from '../forms/drafts-key.ts'
import { sessionCookies, tokenKeys } from '../session/session-cookies.ts'
import { endedCookie } from '../session/set-cookie.ts'
import { visiting } from './site-page.tsx'

/** What the play of a story works with. */
export type Stage = Parameters<NonNullable<StoryObj['play']>>[0]

const path = '/member-area/register'

/** What a story may have left behind: drafts, a code on its way, a session, the step in the address. */
const clear = () => {
  sessionStorage.removeItem(draftsKey)
  localStorage.removeItem(tokenKeys.member)
  document.cookie = endedPendingCookie(false)
  for (const name of Object.values(sessionCookies)) document.cookie = endedCookie(name, false)
  window.history.replaceState(null, '', window.location.pathname + window.location.search)
}

/** A story of the page; `before` prepares the browser. */
export const story = (faults: Parameters<typeof visiting>[1] = {}, before = () => undefined as void) => {
  const { loaders, beforeEach } = visiting(path, faults)
  return {
    loaders,
    beforeEach: async () => {
      clear()
      before()
      const end = await beforeEach()
      return () => {
        end()
        clear()
      }
    },
  }
}

/** The button that leads to the next step. */
export const next = /^(Lanjut|Continue)$/

/** The button of the step that is shown; the other steps are hidden. */
export const press = async ({ canvas, userEvent }: Stage, name: RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }))

/** Waits for a step, which takes the focus. */
export const heading = async ({ canvas }: Stage, name: RegExp) => {
  const title = await canvas.findByRole('heading', { level: 2, name })
  await waitFor(() => expect(title.parentElement).toHaveFocus())
}
