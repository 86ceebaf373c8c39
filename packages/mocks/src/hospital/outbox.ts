/** A message that the hospital would send by email or SMS. */
export interface OutgoingMessage {
  readonly channel: 'email' | 'sms'
  readonly to: string
  readonly text: string
}

/** Handles outgoing messages; a server prints them. */
export type Deliver = (message: OutgoingMessage) => void
