import ts from 'typescript-with-api'

const name = 'generated.ts'

const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  types: [],
}

const host = ts.createCompilerHost(options)
const libraries = new Map<string, ts.SourceFile | undefined>()

/** The compiler's errors in a file without imports, one line each. */
export const typeErrors = (text: string): readonly string[] => {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
  const program = ts.createProgram([name], options, {
    ...host,
    getSourceFile: (wanted, ...rest) => {
      if (wanted === name) return file
      if (!libraries.has(wanted)) libraries.set(wanted, host.getSourceFile(wanted, ...rest))
      return libraries.get(wanted)
    },
    fileExists: (wanted) => wanted === name || host.fileExists(wanted),
  })
  return ts.getPreEmitDiagnostics(program, file).map(({ messageText, start = 0 }) => {
    const { line } = file.getLineAndCharacterOfPosition(start)
    const code = text.split('\n')[line] ?? ''
    return `${code.trim()}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
}
