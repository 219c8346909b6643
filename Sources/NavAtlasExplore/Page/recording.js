// The recorded sessions that the page has, and what can be counted in them. Everything here is linear in the events.
import { atlas } from './atlas.js';

export const recording = atlas.recording ?? null;
const recorded = recording ?? { sessions: [], screens: [], kinds: [], states: [], diagnoses: [] };

export const visits = recorded.sessions.map((session, index) => {
  let time = 0;
  const steps = session.steps.map(([wait, kind, screen, state, ...diagnoses]) => {
    time += wait;
    return {
      time, kind: recorded.kinds[kind], screen: screen < 0 ? null : recorded.screens[screen],
      state: state < 0 ? null : recorded.states[state], diagnoses: diagnoses.map((place) => recorded.diagnoses[place]),
    };
  });
  // What a pattern looks at: the screens that were seen, one after the other.
  const path = steps.filter((step) => step.screen !== null).map((step) => step.screen);
  return { index, key: session.key, start: session.start, length: time, steps, path, problems: steps.reduce((sum, step) => sum + step.diagnoses.length, 0) };
});

export const recordedName = (place) => recorded.screens[place];

// How often each move was made by some visits, with the times before it, and how often each screen was left or ended at.
export function flow(some) {
  const moves = new Map();
  const left = new Map();
  const ended = new Map();
  for (const visit of some) {
    let before = null;
    for (const step of visit.steps) {
      if (step.screen === null) continue;
      if (before !== null && before.screen !== step.screen) {
        const key = JSON.stringify([before.screen, step.screen]);
        if (!moves.has(key)) moves.set(key, { from: before.screen, to: step.screen, count: 0, visits: 0, last: -1, waits: [] });
        const move = moves.get(key);
        move.count += 1;
        if (move.last !== visit.index) move.visits += 1;
        move.last = visit.index;
        move.waits.push(step.time - before.time);
        left.set(before.screen, (left.get(before.screen) ?? 0) + 1);
      }
      if (before === null || before.screen !== step.screen) before = step;
    }
    if (before !== null) ended.set(before.screen, (ended.get(before.screen) ?? 0) + 1);
  }
  return { moves: [...moves.values()].sort((one, other) => other.count - one.count || (one.from + '\n' + one.to < other.from + '\n' + other.to ? -1 : 1)), left, ended };
}

export function median(values) {
  if (values.length === 0) return null;
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

// Where visits are at each of their first steps, the most frequent screens first.
export function stepMatrix(some, length) {
  const rows = new Map();
  const ended = new Array(length).fill(0);
  for (const { path } of some) {
    for (let step = 0; step < length; step++) {
      if (step >= path.length) {
        ended[step] += 1;
        continue;
      }
      if (!rows.has(path[step])) rows.set(path[step], new Array(length).fill(0));
      rows.get(path[step])[step] += 1;
    }
  }
  const sum = (counts) => counts.reduce((total, count) => total + count, 0);
  return { rows: [...rows].sort((one, other) => sum(other[1]) - sum(one[1]) || (one[0] < other[0] ? -1 : 1)), ended };
}

export function duration(milliseconds) {
  if (milliseconds === null) return '–';
  if (milliseconds < 950) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${Math.round(seconds % 60)} s`.replace(' 0 s', '');
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
