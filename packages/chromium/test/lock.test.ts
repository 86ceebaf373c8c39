import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withLock } from '../src/lock.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chromium-lock-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a second caller starts only after the first has finished', async () => {
  const path = join(folder, 'shared.lock')
  const steps: string[] = []
  const job = (name: string) => async () => {
    steps.push(`${name} starts`)
    await wait(20)
    steps.push(`${name} ends`)
  }
  await Promise.all([withLock(path, job('one')), withLock(path, job('two'))])
  expect(steps.map((step) => step.split(' ')[1])).toEqual(['starts', 'ends', 'starts', 'ends'])
})

test('the lock is released when the work fails', async () => {
  const path = join(folder, 'failing.lock')
  await expect(withLock(path, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(existsSync(path)).toBe(false)
})

test('a lock left by a dead process is taken over', async () => {
  const path = join(folder, 'abandoned.lock')
  await writeFile(path, '999999999')
  await expect(withLock(path, () => Promise.resolve('done'))).resolves.toBe('done')
})
