import type { Config } from '#server/config.ts'

/** Which of the two hosts a request names, and where the links of a page lead then (ruling 22). */
export function siteHosts({ server }: Config) {
  const scheme = new URL(server.publicUrl).protocol
  const marketingOrigin = server.marketingHost ? `${scheme}//${server.marketingHost}` : null
  const appOrigin = server.appHost ? `${scheme}//${server.appHost}` : server.publicUrl
  return {
    /** Where the app is. */
    appOrigin,
    /** Where the public pages are, for search engines: their own host, else the app's. */
    siteOrigin: marketingOrigin ?? appOrigin,
    hasOwnHost: marketingOrigin !== null,
    isSiteHost: (host: string | undefined) =>
      server.marketingHost !== null && host?.toLowerCase() === server.marketingHost,
  }
}
