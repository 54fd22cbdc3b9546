import { describe, expect, it } from "vitest";
import { roomWords } from "./roomWords";

const words = (width: number, height: number, letter = 16): string =>
  roomWords(width / letter, height / letter).join(" ");

describe("what there is room for", () => {
  it.each([
    [1366, 768],
    [1180, 820],
    [1920, 1080],
  ])("a desktop of %i by %i has everything side by side", (width, height) => {
    expect(words(width, height)).toBe("wide");
  });

  it("an upright tablet and a phone have one column", () => {
    expect(words(820, 1180)).toBe("small tall stacked mini");
    expect(words(390, 844)).toBe("small tall narrow stacked mini");
  });

  it("a tablet lying down keeps whole cards", () => {
    expect(words(1024, 768)).toBe("small flat");
  });

  it("a phone lying down, or large letters, have the ask beside the board", () => {
    expect(words(844, 390)).toBe("small flat low narrow stacked mini");
    expect(words(1366, 768, 32)).toBe("small flat low narrow stacked mini");
  });

  it("a phone with large letters scrolls", () => {
    expect(words(390, 844, 32)).toContain("cramped");
  });
});
