// What a signed-in person's browser keeps, so that the app opens without a network. The build writes VERSION and FILES above this
// line: every file of this build. Data never passes through here: it is kept for its person by the page itself.
// A new build is taken in beside the old one and takes its place when the last tab of the old one has closed; until then the old
// files stay, so that no open tab misses a part of itself.

const CACHE = `build-${VERSION}`
const SHELL = '/'
const PAGE_WAIT_MS = 4000

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([SHELL, ...FILES])))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldBuilds().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (/^\/(api|functions)\//.test(url.pathname)) return
  if (request.mode === 'navigate') event.respondWith(openPage(request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(openAsset(request))
  else if (FILES.includes(url.pathname)) event.respondWith(fetch(request).catch(() => kept(url.pathname)))
})

/** The newest page while the network answers, else the kept shell together with the content policy that it came with. */
async function openPage(request) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PAGE_WAIT_MS) })
    if (answer.status < 502 || answer.status > 504) return answer
  } catch {}
  return kept(SHELL)
}

/** A file whose name changes with its content is the same wherever it comes from. */
async function openAsset(request) {
  return (await caches.match(request)) ?? fetch(request)
}

async function kept(path) {
  const cache = await caches.open(CACHE)
  return (await cache.match(path)) ?? Response.error()
}

async function removeOldBuilds() {
  for (const name of await caches.keys()) {
    if (name.startsWith('build-') && name !== CACHE) await caches.delete(name)
  }
}
