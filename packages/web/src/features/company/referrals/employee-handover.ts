import { storeHandover, takeHandover } from '../../../forms/handover.ts'
import type { FoundEmployee } from './found-employee.ts'

const key = 'rujukan-karyawan'

/** Passes the employee of a page to the form of a referral. `now` in milliseconds. */
export const storeEmployee = (employee: FoundEmployee, now: number): void => storeHandover(key, employee, now)

/** The employee of the page that opened the form; given once only. `now` in milliseconds. */
export const takeEmployee = (now: number): FoundEmployee | undefined => takeHandover(key, now)
