import 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands let a button open a dialog before, or without, any script. */
    command?: 'show-modal' | 'close' | undefined
    commandfor?: string | undefined
  }
}
