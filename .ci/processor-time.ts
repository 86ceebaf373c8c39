import { readFileSync } from 'node:fs'

/** Ticks in a second of the times in /proc; Linux has 100 on every processor that Node runs on. */
const ticksPerSecond = 100

/**
 * Seconds of processor time that the ended children of this process have used, with their own children. Undefined where there is no
 * /proc. A program that outlives its parent is not in it.
 */
export const processorTimeOfChildren = (): number | undefined => {
  try {
    // The name of the program is in brackets, and may hold spaces. The fields after it begin with the third: proc_pid_stat(5).
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
  } catch {
    return undefined
  }
}
