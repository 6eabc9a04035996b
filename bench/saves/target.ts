import type { TrustPatch } from '#domain/trust/patch.ts'

export interface Person {
  email: string
  password: string
}

/** Who is signed in with a target. */
export interface Session {
  uid: string
  /** What tells the server who asks. */
  headers: Readonly<Record<string, string>>
}

/** A running server that keeps a record for each user, or a limit no server can pass. */
export interface Target {
  name: string
  /** What an acknowledged save has been through. */
  durability: string
  /** The server's process; none when the work is done in the measuring process itself. */
  pid?: number
  signUp(person: Person): Promise<Session>
  signIn?(person: Person): Promise<unknown>
  begin(session: Session, record: TrustPatch): Promise<unknown>
  /** Resolves when the change is durable. */
  save(session: Session, patch: TrustPatch): Promise<unknown>
  /** Resolves with the whole record's text. */
  read(session: Session): Promise<string>
  /** Resolves when changes come; each is told by the trust's name. */
  follow?(session: Session, told: (trustName: string) => void): Promise<() => void>
  stop(): Promise<void>
}
