import ui from '@hospital/ui/messages/en.json' with { type: 'json' }
import type { SentMessages } from '../expand.ts'
import web from './en.json' with { type: 'json' }

/** Every message in this language; Vite compiles them on the way, see vite.config.ts. */
export const messages: SentMessages = { ...ui, ...web }
