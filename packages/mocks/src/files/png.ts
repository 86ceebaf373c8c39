/** Returns the grey value of one pixel: 0 is black, 255 is white. */
export type Painter = (x: number, y: number) => number

const checksum = (bytes: Uint8Array): number => {
  let rest = 0xffffffff
  for (const byte of bytes) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  }
  return (rest ^ 0xffffffff) >>> 0
}

const chunk = (name: string, data: Uint8Array): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(
    Uint8Array.from(name, (letter) => letter.charCodeAt(0)),
    4,
  )
  bytes.set(data, 8)
  view.setUint32(data.length + 8, checksum(bytes.subarray(4, data.length + 8)))
  return bytes
}

const compressed = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Makes a square greyscale picture. Works in browsers too. */
export const makePng = async (size: number, paint: Painter): Promise<Blob> => {
  // Each line begins with its filter, 0: none.
  const points = new Uint8Array((size + 1) * size)
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) points[y * (size + 1) + x + 1] = paint(x, y)
  }
  const head = new Uint8Array(13)
  new DataView(head.buffer).setUint32(0, size)
  new DataView(head.buffer).setUint32(4, size)
  head[8] = 8
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
  return new Blob(
    [signature, chunk('IHDR', head), chunk('IDAT', await compressed(points)), chunk('IEND', new Uint8Array())],
    { type: 'image/png' },
  )
}
