/** What the server itself reads of better-auth's tables; better-auth alone writes them. */
export type AuthTables = {
  auth_user: { id: string; email: string; first_name: string; last_name: string }
  auth_session: {
    id: string
    token: string
    userId: string
    /** ISO 8601 in UTC with milliseconds. */
    expiresAt: string
    createdAt: string
    updatedAt: string
    userAgent: string | null
  }
}
