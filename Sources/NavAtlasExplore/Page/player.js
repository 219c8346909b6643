// One session, event by event: the way on the map, and the stack beside it.
import { byID, make, button, reducedMotion } from './dom.js';
import { current, boxOf } from './picture.js';
import { nameOf } from './graph.js';
import { show, isVisible, fit } from './viewport.js';
import { visits, duration } from './recording.js';
import { stackCards } from './stack.js';
import { onChange } from './state.js';

const dock = byID('player');
const speeds = [0.5, 1, 2, 4, 8];
// Long waits are cut short, so that nobody waits for what somebody read.
const longestWait = 2500;
let playedVisit = null;
let eventNumber = 0;
let playTimer = 0;
let playSpeed = 2;
let dockParts = null;

export const playing = () => playedVisit && { session: playedVisit.key, event: eventNumber, isRunning: playTimer !== 0 };

export function openPlayer(index, at = 0) {
  pausePlayer();
  playedVisit = visits[index];
  buildDock();
  dock.hidden = false;
  document.body.classList.add('with-player');
  goToEvent(at);
  dockParts.play.focus();
  fit();
}

export function closePlayer() {
  pausePlayer();
  playedVisit = null;
  dock.hidden = true;
  document.body.classList.remove('with-player');
  unmarkWay();
}

function pausePlayer() {
  clearTimeout(playTimer);
  playTimer = 0;
  if (dockParts) {
    dockParts.play.textContent = '▶';
    dockParts.play.setAttribute('aria-label', 'Play');
  }
}

export function playOrPause() {
  if (!playedVisit) return;
  if (playTimer) return pausePlayer();
  if (eventNumber === playedVisit.steps.length - 1) goToEvent(0);
  dockParts.play.textContent = '❚❚';
  dockParts.play.setAttribute('aria-label', 'Pause');
  scheduleNext();
}

function scheduleNext() {
  const next = playedVisit.steps[eventNumber + 1];
  if (!next) return pausePlayer();
  const wait = Math.min(longestWait, Math.max(120, next.time - playedVisit.steps[eventNumber].time)) / playSpeed;
  playTimer = setTimeout(() => {
    goToEvent(eventNumber + 1);
    scheduleNext();
  }, wait);
}

export function stepBy(count) {
  if (!playedVisit) return;
  pausePlayer();
  goToEvent(eventNumber + count);
}

export function goToEvent(at) {
  eventNumber = Math.min(playedVisit.steps.length - 1, Math.max(0, at));
  fillDock();
  markWay();
}

function buildDock() {
  const play = button('▶', playOrPause, { class: 'round', 'aria-label': 'Play', title: 'Play or pausePlayer (Space)', id: 'play' });
  const scrubber = make('input', {
    type: 'range', min: 0, max: playedVisit.steps.length - 1, value: 0, 'aria-label': 'Event', id: 'scrubber',
    oninput: (event) => { pausePlayer(); goToEvent(Number(event.target.value)); },
  });
  const rate = make('select', { 'aria-label': 'Speed', onchange: (event) => { playSpeed = Number(event.target.value); } },
    speeds.map((value) => make('option', { value, selected: value === playSpeed }, `${value}×`)));
  const ticks = make('div', { class: 'ticks', 'aria-hidden': 'true' });
  for (const [index, step] of playedVisit.steps.entries()) {
    if (step.diagnoses.length === 0) continue;
    const tick = make('i', { class: worst(step.diagnoses) });
    tick.style.setProperty('left', `${index / Math.max(1, playedVisit.steps.length - 1) * 100}%`);
    ticks.append(tick);
  }
  dockParts = { play, scrubber, event: make('p', { class: 'event', 'aria-live': 'polite' }), problems: make('ul', { class: 'problems' }), stack: make('div', { class: 'stage-stack' }) };
  dock.replaceChildren(
    make('div', { class: 'dock-head' }, make('h2', { class: 'grow name' }, playedVisit.key), button('×', closePlayer, { class: 'close', 'aria-label': 'Close the session' })),
    dockParts.stack,
    make('div', { class: 'dock-foot' }, dockParts.event, dockParts.problems, make('div', { class: 'track' }, ticks, scrubber),
      make('div', { class: 'controls playback' }, button('‹', () => stepBy(-1), { class: 'round', 'aria-label': 'One event back', title: 'Back (,)' }), play,
        button('›', () => stepBy(1), { class: 'round', 'aria-label': 'One event on', title: 'On (.)' }), rate)));
}

const severities = ['error', 'warning', 'note'];
const worst = (diagnoses) => severities.find((severity) => diagnoses.some((diagnosis) => diagnosis.severity === severity)) ?? 'note';

function fillDock() {
  const step = playedVisit.steps[eventNumber];
  dockParts.scrubber.value = eventNumber;
  dockParts.scrubber.setAttribute('aria-valuetext', `event ${eventNumber + 1} of ${playedVisit.steps.length}`);
  dockParts.event.replaceChildren(make('span', { class: 'op' }, step.kind), ' ', make('span', { class: 'name' }, step.screen === null ? '' : nameOf(step.screen)),
    make('span', { class: 'aside' }, ` · ${eventNumber + 1} of ${playedVisit.steps.length} · ${duration(step.time)}`));
  dockParts.problems.replaceChildren(...step.diagnoses.map((diagnosis) => make('li', { class: 'finding ' + diagnosis.severity, title: diagnosis.meaning },
    make('strong', {}, diagnosis.code), ' ', diagnosis.detail || diagnosis.meaning)));
  const cards = stackCards(step.state);
  const before = dockParts.stack.querySelectorAll('.frame').length;
  dockParts.stack.replaceChildren(cards);
  const frames = cards.querySelectorAll('.frame.top');
  if (!reducedMotion.matches && cards.querySelectorAll('.frame').length > before) {
    frames[frames.length - 1]?.animate([{ transform: 'translateX(24px)', opacity: 0 }, { transform: 'none', opacity: 1 }], { duration: 180, easing: 'ease-out' });
  }
}

// MARK: on the map

let marked = [];

function unmarkWay() {
  for (const [element, name] of marked) element.classList.remove(name);
  marked = [];
  for (const picture of document.querySelectorAll('.drawing svg')) picture.classList.remove('walking');
}

function putMark(element, name) {
  element.classList.add(name);
  marked.push([element, name]);
}

function markWay() {
  unmarkWay();
  const picture = current();
  if (!picture) return;
  picture.svg.classList.add('walking');
  const seen = playedVisit.steps.slice(0, eventNumber + 1).map((step) => step.screen).filter((screen) => screen !== null);
  const cardOf = (screen) => picture.cardOf.get(screen);
  for (const screen of new Set(seen)) {
    const card = picture.cards.get(cardOf(screen));
    if (card) putMark(card.element, 'visited');
  }
  const walked = new Set();
  for (let index = 1; index < seen.length; index++) walked.add(cardOf(seen[index - 1]) + '\n' + cardOf(seen[index]));
  const isWalked = (line) => line.from.some((from) => line.to.some((to) => walked.has(from + '\n' + to)));
  for (const line of picture.lines) if (isWalked(line)) putMark(line.element, 'walked');
  const now = picture.cards.get(cardOf(seen.at(-1)));
  if (!now) return;
  putMark(now.element, 'now');
  if (boxOf(seen.at(-1)) && !isVisible(seen.at(-1))) show(seen.at(-1));
}

onChange((changed) => {
  if (playedVisit && changed.has('profile')) markWay();
});
