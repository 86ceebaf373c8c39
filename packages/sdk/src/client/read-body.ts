/**
 * All bytes of an answer, or undefined when they exceed `limit`: the rest is then not fetched. Counted as they
 * arrive, decompressed: Content-Length may be missing, wrong, or that of a compressed body. Rejects when the connection breaks.
 */
export const readBody = async ({ body }: Response, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const reader = body?.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > limit) {
      reader?.cancel().catch(() => undefined)
      return undefined
    }
    chunks.push(part.value)
  }
  const [first] = chunks
  if (first && chunks.length === 1) return first
  const whole = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.byteLength
  }
  return whole
}
