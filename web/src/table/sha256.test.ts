import { expect, test } from "vitest";
import { sha256 } from "./sha256";

test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
  ["è".repeat(100), "b1ed5626c581ec3a720a91ae83eabc3bbbbf9907e715e8425d731923a795ee20"],
] as const)("the hash of %s", (text, hash) => {
  expect(sha256(text)).toBe(hash);
});
