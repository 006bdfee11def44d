/** Markdown with everything that an editor can write, each once. */
export const samplePost = `The first paragraph is the lead. It says in two or three sentences what the rest will prove, and it is set larger.

## A heading of the second level

A paragraph with a [link](/insights), with **strong** and *emphasised* words, with ~~struck~~ ones, with \`code\` in the line and with a footnote[^1].

### A heading of the third level

- A list without an order
- with a list inside
  1. that has one
  2. and a second item
- and an end

> The number decides less than the place where it was read.

| Temperature above neutral | Force | Note |
|:--|--:|:-:|
| 10 °C | 205 kN | low |
| 25 °C | 512 kN | watch |
| 40 °C | 819 kN | look first |

- [x] Inlet looked at
- [ ] Outlet looked at, with a line that is long enough to turn over where the column is narrow

\`\`\`python
def force(area_mm2: float, rise: float) -> float:
    """Newtons in a rail that cannot grow."""
    return 207_000 * area_mm2 * 11.5e-6 * rise  # E x A x alpha x dT
\`\`\`

![A track in low sun](/pictures/rail-summer.webp "Rail in the sun. Illustration.")

---

The text ends under a rule.

[^1]: And this is the footnote, with a way back.
`;
