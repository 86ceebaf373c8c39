import { Hono } from 'hono'
import * as z from 'zod'
import type { MockControls } from '../mock-state.ts'
import { closingReasons } from '../patients/closing.ts'
import { ActionRefused } from '../patients/hospital-actions.ts'
import { sentFields } from './sent-fields.ts'

const code = z.string().min(1)
const approval = z.strictObject({ kode_appointment: code })
const closing = z.strictObject({ kode_appointment: code, alasan: z.enum(closingReasons) })
const holder = z.union([z.strictObject({ email: z.string().min(1) }), z.strictObject({ token: z.string().min(1) })])

/** The controls for the hospital's own actions: `POST approve`, `POST close`, `POST expire`. */
export const actionControls = (mock: () => MockControls) =>
  new Hono()
    .onError((error, context) => {
      if (error instanceof ActionRefused) return context.text(error.message, 400)
      throw error
    })
    .post('/approve', async (context) => {
      const { data } = approval.safeParse(await sentFields(context.req))
      if (!data) return context.text('Send { "kode_appointment": "APT-261124-0041" }', 400)
      mock().actions.approve(data.kode_appointment)
      return context.body(null, 204)
    })
    .post('/close', async (context) => {
      const { data } = closing.safeParse(await sentFields(context.req))
      if (!data) {
        return context.text(
          `Send { "kode_appointment": "APT-261124-0041", "alasan": "${closingReasons.join('" or "')}" }`,
          400,
        )
      }
      mock().actions.close(data.kode_appointment, data.alasan)
      return context.body(null, 204)
    })
    .post('/expire', async (context) => {
      const { data } = holder.safeParse(await sentFields(context.req))
      if (!data) return context.text('Send { "email": "siti.rahayu@contoh.example" } or { "token": "…" }', 400)
      mock().actions.expire(data)
      return context.body(null, 204)
    })
