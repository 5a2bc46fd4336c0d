/** Three synthesised tones; no file is loaded. Browsers allow sound only after the user has pressed something. */
export class Chime {
  #context: AudioContext | undefined;

  /** Must be called while a press is handled. @returns whether sound is allowed */
  async allow(): Promise<boolean> {
    try {
      this.#context ??= new AudioContext();
      await this.#context.resume();
      return this.#context.state === 'running';
    } catch {
      return false;
    }
  }

  ring(): void {
    const context = this.#context;
    if (context?.state !== 'running') return;
    for (const [index, frequency] of [880, 660, 880].entries()) {
      const from = context.currentTime + index * 0.22;
      const tone = context.createOscillator();
      const loudness = context.createGain();
      tone.frequency.value = frequency;
      loudness.gain.setValueAtTime(0.001, from);
      loudness.gain.exponentialRampToValueAtTime(0.25, from + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.001, from + 0.2);
      tone.connect(loudness).connect(context.destination);
      tone.start(from);
      tone.stop(from + 0.21);
    }
  }

  close(): void {
    void this.#context?.close().catch(() => undefined);
    this.#context = undefined;
  }
}
