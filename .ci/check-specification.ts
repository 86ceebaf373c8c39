import { complaints } from './specification/complaints.ts'
import { takePassedTags } from './specification/passed-tags.ts'

// The end of a run of all tests: each sentence of the specification must be the tag of a test that ran and passed.
const wrong = complaints(await takePassedTags())
for (const complaint of wrong) console.error(complaint)
if (wrong.length > 0) process.exitCode = 1
