/** What is drawn the same for the same numbers is drawn once. */
export function memoize<Numbers extends number[]>(draw: (...numbers: Numbers) => string): (...numbers: Numbers) => string {
  const drawn = new Map<string, string>();
  return (...numbers) => {
    const key = numbers.join();
    let markup = drawn.get(key);
    if (markup === undefined) drawn.set(key, (markup = draw(...numbers)));
    return markup;
  };
}
