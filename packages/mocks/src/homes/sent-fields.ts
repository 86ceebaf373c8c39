import * as z from 'zod'

const fields = z.record(z.string(), z.unknown()).catch({})

/** The fields of a request's JSON body; no fields if the body is not a JSON object. */
export const sentFields = async (request: { json(): Promise<unknown> }): Promise<Record<string, unknown>> =>
  fields.parse(await request.json().catch(() => undefined))
