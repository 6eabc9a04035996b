import type { TrustPatch } from '#domain/trust/patch.ts'

export interface Person {
  email: string
  password: string
}

/** A signed-in user of a target. */
export interface Session {
  uid: string
  /** Authenticates requests. */
  headers: Readonly<Record<string, string>>
}

/** A running server that stores a record for each user. */
export interface Target {
  name: string
  /** What an acknowledged save waits for. */
  durability: string
  signUp(person: Person): Promise<Session>
  signIn(person: Person): Promise<unknown>
  create(session: Session, record: TrustPatch): Promise<unknown>
  /** Resolves when the change is durable. */
  save(session: Session, patch: TrustPatch): Promise<unknown>
  /** Resolves with the complete record as text. */
  read(session: Session): Promise<string>
  /** Resolves once subscribed, with a function that unsubscribes. Calls `onChange` with the trust's name of each change. */
  follow(session: Session, onChange: (trustName: string) => void): Promise<() => void>
  stop(): Promise<void>
}
