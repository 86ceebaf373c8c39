import { expect } from '@playwright/test'
import type { Journey, windows } from '../visitor.ts'

const [main, banner] = [{ role: 'main' }, { role: 'banner' }] as const
const password = { role: 'field', name: 'Kata sandi', within: main } as const
const button = { role: 'button', name: 'Masuk', within: main } as const

/** A patient is refused, comes in, and goes out again: by the menu of a phone, or by the own name on a desktop. */
export const logIn = (at: keyof typeof windows): readonly Journey[] => [
  {
    title: 'a patient is refused with a wrong password, logs in with the right one, and out again',
    walk: async (visitor) => {
      await visitor.open('/member-area/login')
      await visitor.type({ role: 'field', name: 'Alamat email', within: main }, 'siti.rahayu@contoh.example')
      await visitor.type(password, 'salah-sandi')
      await visitor.press(button)
      await visitor.expectText('Email atau password salah.')
      await visitor.type(password, 'Rahasia123')
      await visitor.press(button)
      await expect.poll(visitor.path).toBe('/member-area/profile')
      await visitor.expectSeen({ role: 'heading', name: 'Profil saya' })
      await visitor.press({ role: 'fold', name: at === 'phone' ? 'Menu' : /^Siti/, within: banner })
      await visitor.press({ role: 'button', name: 'Logout', within: banner })
      await visitor.press({ role: 'button', name: 'Ya', within: { role: 'dialog' } })
      await visitor.expectSeen({ role: 'button', name: 'Cari dokter', within: main })
      // A page that is asked for while another one is on its way hangs in Firefox.
      await expect.poll(() => visitor.read(main, () => document.readyState)).toBe('complete')
      // What was shown is no longer there to be opened.
      await visitor.open('/member-area/profile')
      await expect.poll(visitor.path).not.toBe('/member-area/profile')
    },
  },
]
