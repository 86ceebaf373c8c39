import { expect } from '@playwright/test'
import type { Journey, Visitor, windows } from '../visitor.ts'

const banner = { role: 'banner' } as const
const drawer = { role: 'fold', name: 'Menu', within: banner } as const
const doctors = { role: 'fold', name: 'Dokter', within: banner } as const
const followed = { role: 'link', name: 'Semua dokter', within: banner } as const

/** A menu leads to a page, and the language is changed there. */
const follow = async (visitor: Visitor): Promise<void> => {
  await visitor.press(doctors)
  await visitor.press(followed)
  await expect.poll(visitor.path).toBe('/dokter')
  await visitor.expectGone(followed)
}

const changeLanguage = async (visitor: Visitor): Promise<void> => {
  await visitor.press({ role: 'link', name: /English/, within: banner })
  await expect.poll(visitor.path).toBe('/en/dokter')
  await visitor.expectSeen({ role: 'heading', name: 'Our doctors' })
}

/** The menu of a phone is a drawer; a desktop's opens one list at a time. */
export const menus = (at: keyof typeof windows): readonly Journey[] => [
  {
    title: 'a menu leads to a page, which is read in the other language',
    walk: async (visitor) => {
      await visitor.open('/paket')
      if (at === 'phone') {
        await visitor.press({ role: 'link', name: 'Menu', within: { role: 'navigation', name: 'Navigasi bawah' } })
        await follow(visitor)
        await visitor.press(drawer)
      } else {
        await visitor.press(doctors)
        await visitor.expectSeen(followed)
        await visitor.press({ role: 'fold', name: 'Informasi', within: banner })
        await visitor.expectGone(followed)
        await visitor.pressEscape()
        await follow(visitor)
      }
      await changeLanguage(visitor)
    },
  },
]
