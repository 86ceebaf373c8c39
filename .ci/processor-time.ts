import { readFileSync } from 'node:fs'

/** Ticks per second of the times in /proc. Linux has 100 on every processor that Node runs on. */
const ticksPerSecond = 100

/** Seconds of work in the first line of /proc/stat: user, nice, system, then, after idle and iowait, irq and softirq: proc_stat(5). */
export const secondsOfWork = (stat: string): number => {
  const [, user, nice, system, , , irq, softirq] = stat.split('\n', 1).join().split(/\s+/).map(Number)
  return [user, nice, system, irq, softirq].reduce<number>((sum, ticks) => sum + (ticks ?? 0), 0) / ticksPerSecond
}

/**
 * Seconds that the processors of this machine have worked since it started, for all programs. Undefined without /proc. The time of a step's
 * own processes would miss most of Chromium: its page processes end with the process that would have waited for them. Of the 285 s of one
 * language's stories only 83 s were counted.
 */
export const processorTime = (): number | undefined => {
  try {
    return secondsOfWork(readFileSync('/proc/stat', 'utf8'))
  } catch {
    return undefined
  }
}
