import { defineComponent, h, ref } from 'vue'
import { outcomeText } from './outcome-text.ts'

const start = async () => {
  const { openHospital } = await import('../calls/run-call.ts')
  return openHospital()
}

let opened: ReturnType<typeof start> | undefined

/** The hospital behind all buttons, opened at the first press. If that fails, the next press tries again. */
const hospital = async () => {
  opened ??= start()
  try {
    return await opened
  } catch (error) {
    opened = undefined
    throw error
  }
}

/** A button that makes the call above it against the mocks, and shows the outcome. */
export const TryCall = defineComponent({
  props: { call: { type: String, required: true } },
  setup: ({ call }) => {
    const shown = ref('')
    const busy = ref(false)
    const run = async (): Promise<void> => {
      busy.value = true
      try {
        const { run: make } = await hospital()
        shown.value = outcomeText(await make(call))
      } catch (error) {
        shown.value = String(error)
      } finally {
        busy.value = false
      }
    }
    return () =>
      h('div', { class: 'try-call' }, [
        h('button', { type: 'button', disabled: busy.value, 'aria-label': `Try ${call}`, onClick: run }, 'Try'),
        h('div', { role: 'status' }, shown.value === '' ? [] : [h('pre', { tabindex: 0 }, shown.value)]),
      ])
  },
})
