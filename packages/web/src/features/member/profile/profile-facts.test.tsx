// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { Profile } from '../../../personal-data/profile.ts'
import { loadShell } from '../../../shell/load-shell.ts'
import { ShellContext } from '../../../shell/shell-context.ts'
import { createComponentStage } from '../../../testing/component-stage.tsx'
import { profile } from '../../../testing/right-values.ts'
import { siteContexts } from '../../../testing/site-context.ts'
import { ProfileFacts } from './profile-facts.tsx'

const { show } = createComponentStage()

const showFacts = async (changes: Partial<Profile>) => {
  const contextOf = siteContexts(window.location.origin, () => new Date(), { fetch })
  const shell = await loadShell(contextOf('/'))
  show(
    <ShellContext value={shell}>
      <ProfileFacts profile={{ ...profile, ...changes }} />
    </ShellContext>,
  )
}

test.each([
  ['O  ', 'O'],
  ['   ', '–'],
  [null, '–'],
])('the blood group %o is shown as %s', async (golongan_darah, shown) => {
  await showFacts({ golongan_darah })
  const term = await vi.waitUntil(() =>
    [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Golongan darah'),
  )
  expect(term.nextElementSibling?.textContent).toBe(shown)
})

test.each([
  ['of a member, whose email the account changes,', 'diri_sendiri', 'NIK dan nomor rekam medis'],
  ['of another person of the family', 'anak', 'Email, NIK, dan nomor rekam medis'],
] as const)('what only the staff can change %s is named', async (_whose, status_family, named) => {
  await showFacts({ status_family })
  await vi.waitUntil(() => document.body.textContent.includes('hanya dapat diubah oleh petugas kami'))
  expect([...document.querySelectorAll('strong')].map(({ textContent }) => textContent)).toContain(named)
})
