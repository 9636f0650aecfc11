/** Small sounds, made here and now by the browser: no files. Off unless somebody wants them. */

import { prefs } from "./prefs.svelte";

type Kind = "turn" | "card" | "coin" | "dice" | "stone" | "end";

/** What a piece of news sounds like, in all games; what is not named is silent. */
const SOUNDS: Record<string, Kind> = {
  played: "card",
  "trick-given": "card",
  looked: "card",
  announced: "card",
  drew: "card",
  "drew-hidden": "card",
  discarded: "card",
  hired: "card",
  dismissed: "card",
  revealed: "card",
  event: "card",
  bid: "coin",
  bought: "coin",
  "bought-kind": "coin",
  "bought-unseen": "coin",
  earned: "coin",
  share: "coin",
  "ransom-paid": "coin",
  won: "coin",
  income: "coin",
  paid: "coin",
  borrowed: "coin",
  repaid: "coin",
  converted: "coin",
  audience: "coin",
  rolled: "dice",
  "sabotage-rolled": "dice",
  laid: "stone",
  loaded: "stone",
  unloaded: "stone",
  assigned: "stone",
  raised: "stone",
  finished: "stone",
  destroyed: "stone",
  completed: "stone",
  took: "stone",
};

let context: AudioContext | null = null;

function tone(at: number, frequency: number, seconds: number, loudness: number, shape: OscillatorType = "sine"): void {
  const oscillator = context!.createOscillator();
  const gain = context!.createGain();
  oscillator.type = shape;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  oscillator.connect(gain).connect(context!.destination);
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

/** A short breath of noise through a filter: paper when high, a stone put down when low. */
function breath(at: number, frequency: number, seconds: number, loudness: number): void {
  const samples = Math.ceil(seconds * context!.sampleRate);
  const buffer = context!.createBuffer(1, samples, context!.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 2;
  const source = context!.createBufferSource();
  const filter = context!.createBiquadFilter();
  const gain = context!.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = frequency;
  gain.gain.value = loudness;
  source.connect(filter).connect(gain).connect(context!.destination);
  source.start(at);
}

const MADE: Record<Kind, (at: number) => void> = {
  turn: (at) => {
    tone(at, 659, 0.5, 0.07);
    tone(at + 0.14, 880, 0.7, 0.06);
  },
  card: (at) => breath(at, 2600, 0.09, 0.25),
  coin: (at) => {
    tone(at, 2093, 0.16, 0.03, "triangle");
    tone(at + 0.04, 2794, 0.22, 0.025, "triangle");
  },
  dice: (at) => [0, 0.06, 0.13, 0.22].forEach((later) => breath(at + later, 1400, 0.04, 0.3)),
  stone: (at) => {
    breath(at, 260, 0.12, 0.6);
    tone(at, 110, 0.12, 0.08);
  },
  end: (at) => [523, 659, 784, 1047].forEach((frequency, i) => tone(at + i * 0.12, frequency, 0.9, 0.05)),
};

export function play(kind: Kind, later = 0): void {
  if (!prefs.kept.sound || !("AudioContext" in window)) return;
  context ??= new AudioContext();
  void context.resume();
  MADE[kind](context.currentTime + 0.02 + later);
}

/** The different sounds of a step, one after the other. */
export function playNews(kinds: string[]): void {
  const sounds = [...new Set(kinds.map((kind) => SOUNDS[kind]).filter((kind) => kind !== undefined))];
  sounds.slice(0, 3).forEach((kind, i) => play(kind, i * 0.12));
}
