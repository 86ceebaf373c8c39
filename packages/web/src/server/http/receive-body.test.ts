import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bodyBudget, createBodiesInFlight } from './bodies-in-flight.ts'
import { bodyTimeout, receiveBytes, receiveParts, whileHeld } from './receive-body.ts'

const free = { add: () => true, mayEnd: () => undefined, held: () => 0, release: () => undefined }
const reading = (limit: number) => ({ limit, hold: free })
const mebibyte = 1024 * 1024

/** A body that yields one piece after the other and then waits, or ends. */
const incoming = (pieces: readonly (string | Uint8Array)[], { ends = true, type = '', length = '' } = {}) => {
  const left = [...pieces]
  let pulled = 0
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: (controller) => {
        pulled += 1
        const piece = left.shift()
        if (piece !== undefined) controller.enqueue(new Uint8Array(Buffer.from(piece)))
        else if (ends) controller.close()
        else return new Promise(() => undefined)
      },
    },
    { highWaterMark: 0 },
  )
  const headers = new Headers({ ...(type && { 'content-type': type }), ...(length && { 'content-length': length }) })
  return { body, headers, pulled: () => pulled }
}

describe('a body', () => {
  test('of just the limit is read, one byte more is too large', async () => {
    expect(await receiveBytes(incoming(['12345', '67890']), reading(10))).toHaveLength(10)
    expect(await receiveBytes(incoming(['12345', '678901']), reading(10))).toBe(413)
  })

  test('that does not end is left at the limit', async () => {
    const sent = incoming(Array.from({ length: 100 }, () => 'x'.repeat(1024)))
    expect(await receiveBytes(sent, reading(10 * 1024))).toBe(413)
    expect(sent.pulled()).toBeLessThan(13)
  })

  test('that says itself that it is too long is refused before any of it is read', async () => {
    const sent = incoming(['x'], { length: '11' })
    expect(await receiveBytes(sent, reading(10))).toBe(413)
    expect(sent.pulled()).toBe(0)
  })

  test('that is not there is empty', async () => {
    expect(await receiveBytes(new Request('http://localhost'), reading(10))).toHaveLength(0)
  })

  test('of a client that is gone is dropped', async () => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.error(new Error('gone')),
    })
    expect(await receiveBytes({ body, headers: new Headers() }, reading(10))).toBe(408)
  })

  test('is one of many that arrive at once: others are answered between their pieces', async () => {
    const hold = {
      ...free,
      add: () => {
        const end = performance.now() + 2
        while (performance.now() < end);
        return true
      },
    }
    let turns = 0
    const state = { isOver: false }
    const count = () => {
      turns += 1
      if (!state.isOver) setImmediate(count)
    }
    setImmediate(count)
    await Promise.all(Array.from({ length: 40 }, async () => receiveBytes(incoming(['x']), { limit: 10, hold })))
    state.isOver = true
    // 80 ms of work.
    expect(turns).toBeGreaterThan(7)
  })

  describe('that stops arriving', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    test.each([
      ['as bytes', () => receiveBytes(incoming(['{"a"'], { ends: false }), reading(100))],
      [
        'as a form',
        () =>
          receiveParts(
            incoming(['--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\nhalf'], {
              ends: false,
              type: 'multipart/form-data; boundary=x',
            }),
            reading(1000),
          ),
      ],
    ])('times out %s', async (_what, receive) => {
      const received = receive()
      await vi.advanceTimersByTimeAsync(bodyTimeout)
      expect(await received).toBe(408)
    })
  })
})

describe('a form with files', () => {
  const part = (name: string, more = '') =>
    `--batas\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\nisi\r\n`
  const form = (count: number) =>
    `${Array.from({ length: count }, (_, index) => part(`f${index}`)).join('')}--batas--\r\n`
  const receive = (text: string, type = 'multipart/form-data; boundary=batas') =>
    receiveParts(incoming([text], { type }), reading(mebibyte))
  const entriesOf = (received: Awaited<ReturnType<typeof receive>>) =>
    received instanceof FormData ? [...received] : received

  test('has its parts, and none where there are too many or it is broken', async () => {
    expect(entriesOf(await receive(form(3)))).toEqual([
      ['f0', 'isi'],
      ['f1', 'isi'],
      ['f2', 'isi'],
    ])
    expect(await receive(form(200))).toBeInstanceOf(FormData)
    expect(
      await Promise.all([
        receive(form(201)),
        receive(form(3), 'multipart/form-data'),
        receive('rusak'),
        receive(form(3).slice(0, -30)),
        receive(`${part('n'.repeat(101))}--batas--\r\n`),
        receive(`${part('a').replace('isi', 'i'.repeat(40_000))}--batas--\r\n`),
        receive(`${part('a', '; filename="a.jpg"').repeat(5)}--batas--\r\n`),
      ]),
    ).toEqual(Array.from({ length: 7 }, () => undefined))
  })

  test('keeps files whole, however they are cut on their way', async () => {
    const bytes = Uint8Array.from({ length: 3 * mebibyte }, (_, index) => (index * 7) % 251)
    const head =
      '--batas\r\nContent-Disposition: form-data; name="foto_ktp"; filename="ktp siti.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'
    const whole = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--batas--\r\n')])
    const pieces = Array.from({ length: Math.ceil(whole.length / 10_007) }, (_, index) =>
      whole.subarray(index * 10_007, (index + 1) * 10_007),
    )
    const received = await receiveParts(
      incoming(pieces, { type: 'multipart/form-data; boundary=batas' }),
      reading(4 * mebibyte),
    )
    const file = received instanceof FormData ? received.get('foto_ktp') : undefined
    if (!(file instanceof File)) throw new Error('there is no file')
    expect([file.name, file.type, Buffer.compare(await file.bytes(), bytes)]).toEqual(['ktp siti.jpg', 'image/jpeg', 0])
  })

  test.each([
    ['one boundary in a parameter of another', 'multipart/form-data; a="; boundary=QQQ"; boundary=Y'],
    ['two boundaries', 'multipart/form-data; boundary=Y; boundary=QQQ'],
    ['a quoted boundary', 'multipart/form-data; boundary="Y"'],
  ])('of 10,000 parts is refused as they arrive, with %s', async (_what, type) => {
    const parts = Array.from(
      { length: 10_000 },
      (_, at) => `--Y\r\nContent-Disposition: form-data; name="${at}"\r\n\r\n\r\n`,
    )
    const sent = incoming([...parts, '--Y--\r\n'], { type })
    expect(await receiveParts(sent, reading(mebibyte))).toBeUndefined()
    expect(sent.pulled()).toBeLessThan(210)
  })
})

describe('bodies in memory', () => {
  const bodies = () => createBodiesInFlight({ address: { count: 2, bytes: 10 }, site: { count: 3, bytes: 15 } })

  test('are bounded for each address and in all, and make room when they are done', () => {
    const { hold } = bodies()
    const [first, second] = [hold('a'), hold('a')]
    expect([hold('a'), first?.add(6), second?.add(5), second?.add(4)]).toEqual([undefined, true, false, true])
    const other = hold('b')
    expect([hold('c'), other?.add(6), other?.add(5)]).toEqual([undefined, false, true])
    first?.release()
    expect([other?.add(5), hold('a')?.add(6)]).toEqual([true, false])
  })

  test('that are not all there yet are refused to one address, not to others', async () => {
    const shared = createBodiesInFlight()
    const half = 'x'.repeat(mebibyte)
    const send = (address: string) =>
      whileHeld(shared, address, (hold) =>
        receiveBytes(incoming([half, half, half, half], { ends: true }), { limit: 11 * mebibyte, hold }),
      )
    const open = Array.from({ length: 100 }, () => shared.hold('penyerang'))
    expect(open.filter(Boolean)).toHaveLength(bodyBudget.address.count)
    const arrived = open.flatMap((hold) => Array.from({ length: 11 }, () => hold?.add(mebibyte) ?? false))
    expect(arrived.filter(Boolean)).toHaveLength(bodyBudget.address.bytes / mebibyte)
    expect(await send('penyerang')).toBe(429)
    expect(await send('pasien')).toHaveLength(4 * mebibyte)
    // Its place is free again.
    expect(await Promise.all(Array.from({ length: 5 }, () => send('pasien')))).not.toContain(429)
  })
})
