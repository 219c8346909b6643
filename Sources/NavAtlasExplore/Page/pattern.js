// Patterns of what visits show, as the command line has them: `^ -> Home -> .* -> Cart|Search -> $`.
const pieces = /\s*(?:(->|→)|(\|)|"([^"]*)"|((?:(?!->)[^\s|→"])+))/gy;

// A pattern's steps, or what is wrong with it. No text at all means every visit.
export function readPattern(text, isKnown = () => true) {
  const tokens = [];
  pieces.lastIndex = 0;
  while (pieces.lastIndex < text.trimEnd().length) {
    const found = pieces.exec(text);
    if (!found) return { problem: 'a quoted name has to end with "' };
    if (found[1]) tokens.push({ sign: '->' });
    else if (found[2]) tokens.push({ sign: '|' });
    else tokens.push(found[3] === undefined ? { word: found[4] } : { word: found[3], isQuoted: true });
  }
  return tokens.length === 0 ? { steps: [] } : stepsOf(tokens, isKnown);
}

function stepsOf(tokens, isKnown) {
  const steps = [];
  let isLoose = false;
  for (let place = 0; ;) {
    const token = tokens[place++];
    if (!token || token.sign) return { problem: 'a screen has to stand before and behind each ->' };
    const sign = token.isQuoted ? null : token.word;
    if (steps.at(-1)?.kind === 'end') return { problem: 'nothing comes behind the end of a visit' };
    if (sign === '.*') isLoose = true;
    else {
      const step = { isLoose, kind: 'screens', names: null };
      isLoose = false;
      if (sign === '.') step.kind = 'any';
      else if (sign === '^' || sign === 'start') {
        if (steps.length > 0 || step.isLoose) return { problem: 'a visit’s start can only be the first step' };
        step.kind = 'start';
      } else if (sign === '$' || sign === 'end') step.kind = 'end';
      else {
        step.names = new Set([token.word]);
        while (tokens[place]?.sign === '|') {
          if (tokens[place + 1]?.word === undefined) return { problem: 'a screen has to stand behind |' };
          step.names.add(tokens[place + 1].word);
          place += 2;
        }
        const unknown = [...step.names].find((name) => !isKnown(name));
        if (unknown !== undefined) return { problem: `no session shows ${unknown}` };
      }
      steps.push(step);
    }
    if (place === tokens.length) break;
    if (tokens[place++].sign !== '->') return { problem: 'steps stand with -> between them; names with blanks in "…"' };
  }
  return steps.length > 0 ? { steps } : { problem: 'a pattern needs a screen' };
}

// True where a path has the steps one after the other: all places are followed at once. O(path · steps)
export function matches(steps, path) {
  if (steps.length === 0) return true;
  // reached[k]: the first k steps are done by what was seen so far, the last of them just now.
  let reached = new Array(steps.length + 1).fill(false);
  const waiting = new Array(steps.length + 1).fill(false);
  const isAtStart = steps[0].kind === 'start';
  for (let place = -1; place < path.length; place++) {
    const next = new Array(steps.length + 1).fill(false);
    if (place < 0) {
      next[0] = true;
      if (isAtStart) next[1] = true;
    } else {
      next[0] = true;
      for (let step = 0; step < steps.length; step++) {
        const { kind, names } = steps[step];
        if (kind === 'start' || kind === 'end') continue;
        const isOpen = step === 0 ? !isAtStart : reached[step] || (steps[step].isLoose && waiting[step]);
        if (isOpen && (kind === 'any' || names.has(path[place]))) next[step + 1] = true;
      }
    }
    for (let step = 1; step <= steps.length; step++) if (next[step]) waiting[step] = true;
    reached = next;
    if (reached[steps.length]) return true;
  }
  const last = steps.at(-1);
  if (last.kind !== 'end') return false;
  return steps.length === 1 || reached[steps.length - 1] || (last.isLoose && waiting[steps.length - 1]);
}

// How far visits get along screens that may have others between: how many reach each.
export function funnel(names, some) {
  const counts = new Array(names.length).fill(0);
  for (const { path } of some) {
    let step = 0;
    for (const screen of path) {
      if (step < names.length && screen === names[step]) counts[step++] += 1;
    }
  }
  return counts;
}
