import { addressAttacks } from './addresses.ts'
import type { Attack } from './attack.ts'
import { bodyAttacks } from './bodies.ts'
import { connectionAttacks } from './connections.ts'

/** What was tried from outside, and worse. */
export const attacks: readonly Attack[] = [...bodyAttacks, ...addressAttacks, ...connectionAttacks]
