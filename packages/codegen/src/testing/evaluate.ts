import ts from 'typescript-with-api'

/** The modules that generated code imports, by specifier. Type imports leave nothing behind. */
export type Modules = Readonly<Record<string, object>>

/** Runs generated TypeScript and returns its exports. Throws for an import that is not in `modules`. */
export const evaluate = (text: string, modules: Modules): Readonly<Record<string, unknown>> => {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  })
  const exported: Record<string, unknown> = {}
  const load = (name: string): object => {
    const found = modules[name]
    if (!found) throw new Error(`generated code imports ${name}`)
    return found
  }
  // oxlint-disable-next-line no-implied-eval -- The text is our own: what the generators wrote.
  new Function('require', 'exports', outputText)(load, exported)
  return exported
}
