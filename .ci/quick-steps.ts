/** A step: a description of the check, and its command. */
export type Step = readonly [what: string, command: string, ...args: string[]]

/** The checks that need neither a build nor a browser. None of them writes, so they can run side by side. */
export const quickSteps: readonly Step[] = [
  ['generated code is current', 'node', 'codegen.ts', '--check'],
  ['each sentence of the specification has a test', 'node', '.ci/specification.ts', '--check'],
  ['contracts fit the version of the SDK', 'node', '.ci/contract-diff.ts', '--released'],
  // The compiler checks only what changed since the last run: this takes a quarter of the time.
  ['types', 'tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
  // Two projects, so that `window` in the server and `process` in a page are errors.
  ['types of browser and server', 'tsc', '--build', 'packages/web/tsconfig.server.json'],
  ['lint', 'oxlint', '--type-aware', '--quiet'],
  ['folders and features import in one direction', 'node', '.ci/structure.ts'],
  ['format (`pnpm format` writes it)', 'oxfmt', '--check'],
  ['unused files, exports and dependencies', 'knip'],
]
