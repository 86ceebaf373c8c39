import { addressAttacks } from './addresses.ts'
import type { Attack } from './attack.ts'
import { bodyAttacks } from './bodies.ts'
import { connectionAttacks } from './connections.ts'

/** All attacks: those that were tried from outside, and worse ones. */
export const attacks: readonly Attack[] = [...bodyAttacks, ...addressAttacks, ...connectionAttacks]
