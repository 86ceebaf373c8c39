import { parseArgs } from 'node:util'
import * as z from 'zod'
import { readConfig } from '../src/server/config.ts'
import { checkBackEnds } from './check-backends/check.ts'
import { reportOf } from './check-backends/report.ts'

// `pnpm check-backends`: calls the configured back ends for everything that the site reads, and prints a verdict on each answer. It uses
// the environment variables of the site. CHECK_MEMBER_TOKEN with CHECK_MEMBER_ID (a patient's own) adds the reads of the member area and of
// the hospitals' own APIs. `--write` also sends the forms of visitors, but only to a CMS that says it is a demonstration.
const memberAccess = z.object({
  CHECK_MEMBER_TOKEN: z.string().min(1),
  CHECK_MEMBER_ID: z.coerce.number().int().positive(),
})

const { write } = parseArgs({ options: { write: { type: 'boolean', default: false } } }).values
const result = readConfig(process.env)
const given = process.env['CHECK_MEMBER_TOKEN'] ? memberAccess.safeParse(process.env) : undefined
if ('mistakes' in result || given?.success === false) {
  const mistakes =
    'mistakes' in result ? result.mistakes : ['CHECK_MEMBER_ID: must be the id of the patient whose token is given']
  for (const mistake of mistakes) console.error(mistake)
  process.exitCode = 1
} else {
  const access = given?.data && { token: given.data.CHECK_MEMBER_TOKEN, id: given.data.CHECK_MEMBER_ID }
  const { text, fine } = reportOf(await checkBackEnds(result.config, { access, write }))
  console.log(text)
  process.exitCode = fine ? 0 : 1
}
