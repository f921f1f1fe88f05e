/* Synthesized sounds, no files. Browsers allow sound only after the first interaction. */

export type SoundName = "pick" | "fly" | "dice" | "burst" | "cube" | "turn" | "win" | "no";

let context: AudioContext | null = null;

function audio(): AudioContext | null {
    if (typeof AudioContext === "undefined") return null;
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    return context;
}

interface Tone {
    from: number;
    to?: number;
    at?: number;
    time: number;
    loud: number;
    wave?: OscillatorType;
}

function tone(sound: AudioContext, { from, to = from, at = 0, time, loud, wave = "sine" }: Tone): void {
    const start = sound.currentTime + at;
    const voice = sound.createOscillator();
    const volume = sound.createGain();
    voice.type = wave;
    voice.frequency.setValueAtTime(from, start);
    voice.frequency.exponentialRampToValueAtTime(Math.max(to, 1), start + time);
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud, start + Math.min(0.015, time / 4));
    volume.gain.exponentialRampToValueAtTime(0.0001, start + time);
    voice.connect(volume).connect(sound.destination);
    voice.start(start);
    voice.stop(start + time + 0.02);
}

interface Hiss {
    from: number;
    to: number;
    at?: number;
    time: number;
    loud: number;
}

/** Filtered noise: engines, dice on a table, explosions. */
function hiss(sound: AudioContext, { from, to, at = 0, time, loud }: Hiss): void {
    const start = sound.currentTime + at;
    const length = Math.ceil(sound.sampleRate * time);
    const buffer = sound.createBuffer(1, length, sound.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < length; i++) data[i] = Math.random() * 2 - 1;
    const source = sound.createBufferSource();
    const filter = sound.createBiquadFilter();
    const volume = sound.createGain();
    source.buffer = buffer;
    filter.type = "bandpass";
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + time);
    volume.gain.setValueAtTime(loud, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + time);
    source.connect(filter).connect(volume).connect(sound.destination);
    source.start(start);
}

const sounds: Record<SoundName, (sound: AudioContext) => void> = {
    pick: (sound) => tone(sound, { from: 620, to: 780, time: 0.07, loud: 0.06 }),
    no: (sound) => tone(sound, { from: 180, to: 140, time: 0.12, loud: 0.07, wave: "triangle" }),
    fly: (sound) => {
        hiss(sound, { from: 300, to: 1400, time: 0.36, loud: 0.09 });
        tone(sound, { from: 110, to: 220, time: 0.34, loud: 0.06, wave: "triangle" });
    },
    dice: (sound) => {
        for (const at of [0, 0.07, 0.13, 0.22, 0.33]) hiss(sound, { from: 2600, to: 1500, at, time: 0.05, loud: 0.2 - at / 3 });
    },
    burst: (sound) => {
        hiss(sound, { from: 900, to: 60, time: 0.6, loud: 0.5 });
        tone(sound, { from: 130, to: 34, time: 0.5, loud: 0.22 });
    },
    cube: (sound) => {
        [523, 659, 784, 1047].forEach((from, index) => tone(sound, { from, at: index * 0.07, time: 0.4, loud: 0.07, wave: "triangle" }));
    },
    turn: (sound) => {
        tone(sound, { from: 440, time: 0.16, loud: 0.05 });
        tone(sound, { from: 660, at: 0.1, time: 0.22, loud: 0.05 });
    },
    win: (sound) => {
        [392, 523, 659, 784, 1047].forEach((from, index) => tone(sound, { from, at: index * 0.13, time: 0.7, loud: 0.08, wave: "triangle" }));
    },
};

export function play(name: SoundName, on: boolean): void {
    if (!on) return;
    const sound = audio();
    if (sound && sound.state !== "closed") sounds[name](sound);
}
