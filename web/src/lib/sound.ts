/** A soft chime when it is one's turn; made here, so nothing has to be loaded. */

const NOTES = [587.33, 880]; // hertz
const LENGTH = 0.5; // seconds

let context: AudioContext | null = null;

export function chime(): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [index, pitch] of NOTES.entries()) {
    const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    const from = start + index * 0.12;
    volume.gain.setValueAtTime(0.0001, from);
    volume.gain.exponentialRampToValueAtTime(0.12, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + LENGTH);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + LENGTH);
  }
}
