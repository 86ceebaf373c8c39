import { Hono } from 'hono'
import { parseFault } from '../handlers/faults.ts'
import { isKnownOperation } from '../handlers/known-operations.ts'
import type { MockControls } from '../mock-state.ts'
import { actionControls } from './action-controls.ts'
import { sentFields } from './sent-fields.ts'
import { parseInstant } from './server-clock.ts'
import type { ServerClock } from './server-clock.ts'

/** The parts of a server that the controls change. */
interface Controlled {
  readonly mock: () => MockControls
  readonly clock: ServerClock
  /** Drops the state. The next request creates the initial state again. */
  readonly reset: () => void
}

const unknownOperation = (name: string) => `No contract has an operation and no document is called ${name}`

/**
 * The controls of a running server: `POST faults` with `{ operation, fault }`, `DELETE faults`, `POST now` with `{ now }`, `POST reset`,
 * `GET` and `DELETE requests`, and the controls of `actionControls`.
 */
export const controls = ({ mock, clock, reset }: Controlled) =>
  new Hono()
    .route('/', actionControls(mock))
    .get('/health', (context) => context.text('ok'))
    .post('/reset', (context) => {
      reset()
      return context.body(null, 204)
    })
    .post('/now', async (context) => {
      const { now } = await sentFields(context.req)
      const instant = parseInstant(now)
      if (!instant) return context.text('Send { "now": "2026-11-21T09:15:00+07:00" }', 400)
      // Creates the initial state first, because its dates depend on the time before the change.
      mock()
      clock.set(instant)
      return context.body(null, 204)
    })
    .post('/faults', async (context) => {
      const { operation, fault } = await sentFields(context.req)
      if (typeof operation !== 'string' || typeof fault !== 'string')
        return context.text('Send { "operation": "login", "fault": "429" }', 400)
      if (!isKnownOperation(operation)) return context.text(`${unknownOperation(operation)}; * is all of them`, 400)
      const parsed = parseFault(fault)
      if (!parsed) return context.text(`${fault} is no fault`, 400)
      mock().faults.set(operation, parsed)
      return context.body(null, 204)
    })
    .delete('/faults', (context) => {
      mock().faults.clear()
      return context.body(null, 204)
    })
    .get('/requests', (context) => {
      const operation = context.req.query('operation') ?? '*'
      if (!isKnownOperation(operation)) return context.text(unknownOperation(operation), 400)
      return context.json(mock().requests.of(operation))
    })
    .delete('/requests', (context) => {
      mock().requests.clear()
      return context.body(null, 204)
    })
