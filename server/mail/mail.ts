/** One mail, to one address. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Brings one mail where it goes, or throws. */
export interface Carrier {
  carry(mail: Mail): Promise<void>
  close(): void
}

/** The mail as nodemailer takes it. */
export function messageOf(mail: Mail, from: string) {
  return {
    ...mail,
    from,
    // Whole, and not as a text that might be read as several addresses.
    to: { name: '', address: mail.to },
    textEncoding: 'quoted-printable' as const,
    // No machine shall answer it.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
