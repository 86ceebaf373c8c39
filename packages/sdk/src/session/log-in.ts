import { contextOf } from '../client/call-context.ts'
import type { Result } from '../client/errors.ts'
import type { Account, SessionRecord } from './record.ts'
import type { SessionCore } from './session.ts'

/** Makes a log-in that begins the session, unless a later log-in or a log-out has overtaken it: that gives `aborted`. */
export const logInBy = async <Who extends Account, Data>(
  session: SessionCore<Who>,
  call: () => Promise<Result<Data>>,
  recordOf: (data: Data) => SessionRecord<Who>,
): Promise<Result<Data>> => {
  const isLatest = session.nextTurn()
  const result = await call()
  if (result.error) return result
  if (!isLatest()) return { error: { kind: 'aborted', ...contextOf(result) } }
  await session.begin(recordOf(result.data))
  return result
}
