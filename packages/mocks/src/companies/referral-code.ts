import { draw } from './draw.ts'

/** The alphabet of codes, without letters and digits that look alike: 0 and O, 1 and I. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 16
const groups = /.{4}(?=.)/g

const written = (letterAt: (place: number) => number): string =>
  Array.from({ length }, (_, place) => alphabet[letterAt(place) % alphabet.length])
    .join('')
    .replaceAll(groups, '$&-')

/** A new verification code: 80 random bits that contain nothing about the referral. */
export const randomCode = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return written((place) => bytes[place] ?? 0)
}

/** The code of a seeded referral: the same on every run. */
export const seededCode = (key: string): string => written((place) => draw(`kode ${key} ${place}`, alphabet.length))
