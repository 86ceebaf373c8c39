import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import vm from 'node:vm'

const { SERVER: server, SILENT: silent, CMS_TOKEN: token } = process.env

/** The requests of a phone, as far as fetch is built on them: text comes when it is whole. */
class XMLHttpRequest {
  readyState = 0
  headers = []
  #controller = new AbortController()
  open(method, url) {
    Object.assign(this, { method, responseURL: url })
  }
  setRequestHeader(...pair) {
    this.headers.push(pair)
  }
  getAllResponseHeaders() {
    return this.answered.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  }
  abort() {
    this.#controller.abort()
    this.onabort?.()
  }
  async send(body) {
    const { method, headers } = this
    try {
      const response = await fetch(this.responseURL, { method, headers, body, signal: this.#controller.signal })
      this.responseText = await response.text()
      Object.assign(this, { readyState: 4, status: response.status, answered: [...response.headers] })
      this.onload()
    } catch {
      if (!this.#controller.signal.aborted) this.onerror()
    }
  }
}

void test('The app calls the hospital with the platform that React Native gives', async () => {
  // Only what the language has, and what is native on a phone: no URL, no fetch, no stream.
  const timers = { setTimeout, clearTimeout, queueMicrotask, performance }
  const phone = vm.createContext({ console, ...timers, XMLHttpRequest })
  // The native half of React Native, as far as its AbortSignal needs it: a clock, and what takes the errors of listeners.
  const native = {
    NativePerformanceCxx: { now: () => performance.now() },
    ExceptionsManager: { reportException: ({ message }) => assert.fail(message) },
  }
  Object.assign(phone, { nativeModuleProxy: native, __turboModuleProxy: (name) => native[name] ?? null })
  vm.runInContext('globalThis.self = globalThis.window = globalThis.global = globalThis', phone)
  vm.runInContext(readFileSync('out/app.js', 'utf8'), phone)
  const outcome = await phone.runPhoneApp({ server, silent, token })
  assert.deepEqual(JSON.parse(JSON.stringify(outcome)), {
    refused: 'rejected',
    profile: 'Siti Rahayu',
    stored: 1,
    quick: true,
    limited: 'timeout',
    aborted: 'aborted',
    unreachable: 'network',
    photo: 'file:///kartu.jpg',
    articles: 3,
    schedules: true,
  })
})

const hermes = 'node_modules/hermes-compiler/hermesc/linux64-bin/hermesc'

void test('Hermes compiles the bundle', { skip: !existsSync(hermes) && 'no compiler for this system' }, () => {
  execFileSync(hermes, ['-w', '-O', '-emit-binary', '-out', 'out/app.hbc', 'out/app.js'])
})
