/**
 * The compiler's errors in an application and in the declarations of our packages, one a line. Errors of other packages are left out: MSW's
 * declarations need browser types of the newest TypeScript.
 */
export const ownErrors = (output: string): string[] =>
  output
    .split('\n')
    .filter((line) => /(?:^|: )error TS\d+/.test(line))
    .filter((line) => !/^(?:\.\.\/)*node_modules\/(?!@hospital\/)/.test(line))
