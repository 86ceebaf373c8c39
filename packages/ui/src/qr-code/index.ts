/** A separate entry point, since it depends on a library of its own: load it lazily. */
export { QrCode } from './qr-code.tsx'
export type { QrCodeProps } from './qr-code.tsx'
