import { connect } from "./live.js";

const shownEvents = 200;
const shownSessions = 6;
const element = (id) => document.getElementById(id);
const sessions = new Map();
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];
let count = 0;

function make(name, text, className) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
}

function eventItem({ event, remarks }) {
  const item = make("li");
  const time = new Date(event.ts);
  item.append(make("time", isNaN(time) ? "" : time.toLocaleTimeString()));
  item.append(make("b", event.event), " ", make("span", event.screen ?? event.value ?? event.profile ?? "", "screen"));
  item.append(" ", make("small", event.session));
  for (const remark of remarks) item.append(make("p", remark, "remark"));
  return item;
}

function showEvents(events) {
  count += events.length;
  const list = element("events");
  list.prepend(...events.slice(-shownEvents).reverse().map(eventItem));
  trim(list);
  for (const { event, stack, height } of events) {
    sessions.delete(event.session);
    sessions.set(event.session, { stack, height });
  }
  while (sessions.size > shownSessions) sessions.delete(sessions.keys().next().value);
  showSessions();
  element("count").textContent = count;
}

function trim(list) {
  while (list.children.length > shownEvents) list.lastElementChild.remove();
}

function showSessions() {
  const rows = [...sessions].reverse().map(([name, { stack, height }]) => {
    const row = make("section");
    const frames = make("ol");
    if (height > stack.length) frames.append(make("li", `${height - stack.length} more`, "more"));
    frames.append(...stack.map((screen) => make("li", screen)));
    row.append(make("h3", name), frames);
    return row;
  });
  element("sessions").replaceChildren(...rows);
  markScreens();
}

// A card's title begins with the screen's name.
function markScreens() {
  const tops = new Set([...sessions.values()].map(({ stack }) => stack[stack.length - 1]));
  for (const card of element("picture").querySelectorAll("g.node")) {
    const name = card.querySelector("title")?.textContent.split(" · ")[0];
    card.classList.toggle("here", tops.has(name));
  }
}

function showMissed(missed) {
  const list = element("events");
  list.prepend(make("li", `${missed} events were missed: this page was too slow, or came later.`, "missed"));
  trim(list);
}

function showGraph({ title, screens, notes, svg }) {
  element("notes").replaceChildren(...notes.map((note) => make("li", note)));
  if (!svg) return;
  // Styles in the picture are taken over as a sheet: the page allows none in its text.
  const styles = [];
  const plain = svg.replace(/<style>([^<]*)<\/style>/g, (_, text) => (styles.push(text), ""));
  const picture = new DOMParser().parseFromString(plain, "image/svg+xml").documentElement;
  if (picture.nodeName !== "svg") return;
  sheet.replaceSync(styles.join("\n").replaceAll("&gt;", ">").replaceAll("&amp;", "&"));
  element("picture").replaceChildren(document.importNode(picture, true));
  document.title = `${title} – NavAtlas live`;
  element("title").textContent = title;
  element("title").title = `${screens} screens`;
  markScreens();
}

const words = { connecting: "connecting", open: "live", lost: "connection lost; trying again" };
connect({
  token: new URLSearchParams(location.search).get("token") ?? "",
  onEvents: showEvents,
  onGraph: showGraph,
  onMissed: showMissed,
  onState: (state) => {
    element("state").textContent = words[state];
    element("state").dataset.state = state;
  },
});
