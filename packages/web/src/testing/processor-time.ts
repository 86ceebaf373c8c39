/** Milliseconds of this thread's processor time that a step takes. Other work of the machine does not count. */
export const processorTime = (step: () => unknown): number => {
  const before = process.threadCpuUsage()
  step()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
