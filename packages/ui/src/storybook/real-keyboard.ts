import { userEvent } from 'vitest/browser'
import { connectKeyboard } from './keyboard.ts'

// A setup file of every project that runs stories: keys then go through the browser's own input.
connectKeyboard((keys) => userEvent.keyboard(keys))
