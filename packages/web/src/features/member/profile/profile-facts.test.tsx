// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { loadShell } from '../../../shell/load-shell.ts'
import { ShellContext } from '../../../shell/shell-context.ts'
import { createComponentStage } from '../../../testing/component-stage.tsx'
import { profile } from '../../../testing/right-values.ts'
import { siteContexts } from '../../../testing/site-context.ts'
import { ProfileFacts } from './profile-facts.tsx'

const { show } = createComponentStage()

test.each([
  ['O  ', 'O'],
  ['   ', '–'],
  [null, '–'],
])('the blood group %o is shown as %s', async (golongan_darah, shown) => {
  const contextOf = siteContexts(window.location.origin, () => new Date(), { fetch })
  const shell = await loadShell(contextOf('/'))
  show(
    <ShellContext value={shell}>
      <ProfileFacts profile={{ ...profile, golongan_darah }} />
    </ShellContext>,
  )
  const term = await vi.waitUntil(() =>
    [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Golongan darah'),
  )
  expect(term.nextElementSibling?.textContent).toBe(shown)
})
