import type { Config } from '#server/config.ts'

/** PayPal's client. It knows two addresses, live and sandbox; another one takes the place of the sandbox's in each request. */
export async function openPaypal(settings: NonNullable<Config['payments']['paypal']>, timeoutMs: number) {
  const { Client, Environment, SubscriptionsController } = await import('@paypal/paypal-server-sdk')
  const { baseUrl } = settings

  class RedirectedClient extends Client {
    override getRequestBuilderFactory() {
      const make = super.getRequestBuilderFactory()
      if (!baseUrl) return make
      return (...args: Parameters<typeof make>) => {
        const builder = make(...args)
        builder.interceptRequest((request) => {
          const { pathname, search } = new URL(request.url)
          return { ...request, url: `${new URL(baseUrl).origin}${pathname}${search}` }
        })
        return builder
      }
    }
  }

  const client = new RedirectedClient({
    environment: Environment.Production,
    timeout: timeoutMs,
    clientCredentialsAuthCredentials: {
      oAuthClientId: settings.clientId,
      oAuthClientSecret: settings.clientSecret,
    },
    logging: { logger: { log: () => {} } },
  })
  return { request: client.getRequestBuilderFactory(), subscriptions: new SubscriptionsController(client) }
}

export type Paypal = Awaited<ReturnType<typeof openPaypal>>
