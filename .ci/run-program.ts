import { spawn } from 'node:child_process'

/** Runs a program and resolves with its output. Rejects with the output when it fails. */
export const runProgram = (command: string, args: readonly string[], folder: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, env: process.env })
    let output = ''
    child.stdout.on('data', (text: Buffer) => (output += text.toString()))
    child.stderr.on('data', (text: Buffer) => (output += text.toString()))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${command} ${args.join(' ')} failed\n${output}`)),
    )
  })
