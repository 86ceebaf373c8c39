import { describe, expect, test } from 'vitest'
import { editOf } from './edit.ts'
import { tellOthers } from './tell-others.ts'

const video = { event: 'entry.publish', model: 'video', entry: { id: 7 } }

describe('a fleet', () => {
  const fleet = {
    peers: ['http://site-2', 'http://site-3'],
    edges: ['http://edge:8081'],
    secret: 'sandi-webhook-contoh',
  }
  const body = JSON.stringify(video)

  /** Answers by origin; a pending one is settled by the test. */
  const network = (answers: Readonly<Record<string, () => Promise<Response>>> = {}) => {
    const asked: string[] = []
    const send: typeof fetch = (address, init) => {
      const request = new Request(address, init)
      asked.push(`${request.method} ${request.url}`)
      return answers[new URL(request.url).origin]?.() ?? Promise.resolve(new Response(null, { status: 204 }))
    }
    return { asked, send }
  }

  test('is told by the site that the webhook reached, the caches last', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { asked, send } = network({ 'http://site-3': () => promise })
    const told = tellOthers({ ...fleet, fetch: send }, editOf(video), body)
    expect(asked).toEqual(['POST http://site-2/_revalidate', 'POST http://site-3/_revalidate'])
    resolve(new Response(null, { status: 204 }))
    expect(await told).toEqual([])
    expect(asked.slice(2)).toEqual(['PURGE http://edge:8081/'])
  })

  test('names who could not be told, and tells the others', async () => {
    const { asked, send } = network({
      'http://site-2': () => Promise.reject(new TypeError('away')),
      'http://edge:8081': () => Promise.resolve(new Response(null, { status: 405 })),
    })
    expect(await tellOthers({ ...fleet, fetch: send }, editOf(video), body)).toEqual([
      'http://site-2',
      'http://edge:8081',
    ])
    expect(asked).toHaveLength(3)
  })

  test('is not purged of anything where nothing is expired', async () => {
    const { asked, send } = network()
    await tellOthers({ ...fleet, fetch: send }, { kind: 'nothing' }, body)
    expect(asked).not.toContain('PURGE http://edge:8081/')
  })
})
