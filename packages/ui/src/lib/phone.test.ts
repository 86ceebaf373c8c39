import { expect, test } from 'vitest'
import { telHref, whatsappHref } from './phone.ts'

test.each([
  ['(0267) 845-2222', 'tel:+622678452222'],
  ['0812 3456 7890', 'tel:+6281234567890'],
  ['+62 812-3456-7890', 'tel:+6281234567890'],
  ['62267845222', 'tel:+62267845222'],
  ['119', 'tel:119'],
  ['1500 07', 'tel:150007'],
  ['1500-488', 'tel:1500488'],
  ['0267845', 'tel:+62267845'],
  ['+62 0812 3456 7890', 'tel:+6281234567890'],
  ['0062 812 3456 7890', 'tel:+6281234567890'],
  ['812 3456 7890', 'tel:+6281234567890'],
  ['+81 90-1234-5678', 'tel:+819012345678'],
  ['+1 212 555 0100', 'tel:+12125550100'],
  ['IGD', undefined],
  ['', undefined],
])('%j is dialled as %s', { tags: ['shell.emergency-link'] }, (phone, href) => {
  expect(telHref(phone)).toBe(href)
})

test.each([
  ['0812 3456 7890', 'https://wa.me/6281234567890'],
  ['+62 812-3456-7890', 'https://wa.me/6281234567890'],
  ['+81 90-1234-5678', 'https://wa.me/819012345678'],
  ['119', undefined],
  ['1500-488', undefined],
])('%j opens in WhatsApp as %s', (phone, href) => {
  expect(whatsappHref(phone)).toBe(href)
})
