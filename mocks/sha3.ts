/** SHA3-256 (FIPS 202), which the Web Crypto of browsers and of Node does not have. */

const LANE = (1n << 64n) - 1n;
const SIDE = 5;
const LANES = SIDE * SIDE;
const ROUNDS = 24;
const RATE_BYTES = 136;
const DIGEST_BYTES = 32;

function turned(lane: bigint, bits: bigint): bigint {
  return ((lane << bits) | (lane >> (64n - bits))) & LANE;
}

/** Where rho and pi take each lane, and by how many bits it is turned on the way (sections 3.2.2 and 3.2.3). */
const MOVES = (() => {
  const moves: { from: number; to: number; bits: bigint }[] = [];
  let [x, y] = [1, 0];
  for (let step = 0; step < ROUNDS; step += 1) {
    const next = (2 * x + 3 * y) % SIDE;
    const bits = BigInt((((step + 1) * (step + 2)) / 2) % 64);
    moves.push({ from: x + SIDE * y, to: y + SIDE * next, bits });
    [x, y] = [y, next];
  }
  return moves;
})();

/** What iota adds in each round, out of its shift register (section 3.2.5). */
const CONSTANTS = (() => {
  let register = 1;
  const nextBit = (): bigint => {
    const bit = register & 1;
    register = (register << 1) ^ (register & 0x80 ? 0x171 : 0);
    return BigInt(bit);
  };
  return Array.from({ length: ROUNDS }, () =>
    [0n, 1n, 3n, 7n, 15n, 31n, 63n].reduce((constant, place) => constant | (nextBit() << place), 0n),
  );
})();

function permuted(before: bigint[]): bigint[] {
  let lanes = before;
  const at = (index: number): bigint => lanes[index % LANES] ?? 0n;
  for (const constant of CONSTANTS) {
    const columns = Array.from({ length: SIDE }, (_, x) => at(x) ^ at(x + 5) ^ at(x + 10) ^ at(x + 15) ^ at(x + 20));
    const column = (x: number): bigint => columns[x % SIDE] ?? 0n;
    lanes = lanes.map((lane, index) => lane ^ column(index + 4) ^ turned(column(index + 1), 1n));
    const moved = [...lanes];
    for (const { from, to, bits } of MOVES) moved[to] = turned(at(from), bits);
    lanes = moved;
    lanes = lanes.map((lane, index) => {
      const row = index - (index % SIDE);
      return lane ^ (~at(row + ((index + 1) % SIDE)) & LANE & at(row + ((index + 2) % SIDE)));
    });
    lanes[0] = at(0) ^ constant;
  }
  return lanes;
}

export function sha3of256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((Math.floor(message.length / RATE_BYTES) + 1) * RATE_BYTES);
  padded.set(message);
  padded[message.length] = 0x06;
  padded[padded.length - 1] = (padded.at(-1) ?? 0) | 0x80;
  const words = new DataView(padded.buffer);
  let lanes: bigint[] = Array.from({ length: LANES }, () => 0n);
  for (let start = 0; start < padded.length; start += RATE_BYTES)
    lanes = permuted(
      lanes.map((lane, index) => (index * 8 < RATE_BYTES ? lane ^ words.getBigUint64(start + index * 8, true) : lane)),
    );
  const digest = new DataView(new ArrayBuffer(DIGEST_BYTES));
  for (let index = 0; index * 8 < DIGEST_BYTES; index += 1) digest.setBigUint64(index * 8, lanes[index] ?? 0n, true);
  return new Uint8Array(digest.buffer);
}
