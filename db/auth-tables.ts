/** What the server itself knows of better-auth's tables. Rows are made by better-auth alone; closing an account removes them. */
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
  auth_account: { id: string; userId: string; password: string | null }
  auth_verification: { id: string; identifier: string; value: string }
}
