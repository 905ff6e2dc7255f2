/** Stands in for livekit-client, which only WebRTC would use: conversations run over the websocket of a signed address. */
function refuse(): never {
  throw new Error('WebRTC is not part of this build')
}

export class Room {
  constructor() {
    refuse()
  }
}
export const Track = { Source: {}, Kind: {} }
export const RoomEvent = {}
export const ConnectionState = {}
export const createLocalAudioTrack = refuse
