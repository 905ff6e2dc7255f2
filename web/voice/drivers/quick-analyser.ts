/** A window of some 30 ms that is hardly smoothed: a voice shows within a frame or two of its first sound. Returns the analyser. */
export function quickened(analyser: AnalyserNode): AnalyserNode {
  analyser.fftSize = analyser.context.sampleRate > 24_000 ? 1024 : 512
  analyser.smoothingTimeConstant = 0.4
  return analyser
}
