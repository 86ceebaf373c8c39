import { readdir, readFile } from 'node:fs/promises'

/** Jiffies per second, on every Linux. */
const perSecond = 100

interface Process {
  readonly pid: number
  readonly parent: number
  /** Jiffies of the process and its ended children. */
  readonly taken: number
}

const readProcess = async (pid: string): Promise<Process | undefined> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  // The name of the program is in brackets, and may have spaces.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (!fields) return undefined
  const taken = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return { pid: Number(pid), parent: Number(fields[1]), taken }
}

/** A process, its children, and all their descendants. */
const treeOf = async (root: number): Promise<readonly Process[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const all = (await Promise.all(pids.map(readProcess))).flatMap((found) => found ?? [])
  const within = (of: Process): readonly Process[] => [
    of,
    ...all.filter(({ parent }) => parent === of.pid).flatMap(within),
  ]
  return all.filter(({ pid }) => pid === root).flatMap(within)
}

/** Seconds of processor time of a process and all its descendants (Linux). */
export const processorSeconds = async (root: number): Promise<number> =>
  (await treeOf(root)).reduce((sum, { taken }) => sum + taken, 0) / perSecond

/** Ends a process and all its descendants, by their ids. A process that does not end within `patience` milliseconds is killed. */
export const endTree = async (root: number, patience: number): Promise<void> => {
  const pids = (await treeOf(root)).map(({ pid }) => pid)
  const signal = (name: NodeJS.Signals) =>
    pids.filter((pid) => {
      try {
        return process.kill(pid, name)
      } catch {
        return false
      }
    }).length
  signal('SIGTERM')
  const until = performance.now() + patience
  const isAlive = () => pids.some((pid) => isRunning(pid))
  while (isAlive() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 100))
  if (isAlive()) signal('SIGKILL')
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
